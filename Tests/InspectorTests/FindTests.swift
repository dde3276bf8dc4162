import Foundation
import Inspector
import Testing
import ViewTree

/// Every form of search.
@MainActor
struct FindTests {
    private struct Row: View {
        let name: String

        var body: some View {
            HStack {
                Text(name)
                Button("Remove \(name)") {}
            }
        }
    }

    private struct Screen: View {
        var body: some View {
            VStack {
                ForEach(["one", "two"], id: \.self) { Row(name: $0) }
                Text("total").font(.headline).id(7)
                Text("home").tag("Home").accessibilityIdentifier("home-text")
                NavigationLink(destination: Text("next screen")) { Text("Next") }
                Link("Site", destination: URL(string: "https://example.org")!)
                Image(systemName: "star").accessibilityLabel("Favourite")
                Text("base").overlay(Text("over"))
            }
        }
    }

    private func sut() throws -> InspectableView<ViewType.ClassifiedView> { try Screen().inspect() }

    @Test func aText() throws {
        #expect(try sut().find(text: "two").string() == "two")
        #expect(try sut().find(text: "over").pathToRoot == "view(Screen.self).vStack().text(6).overlay().text()")
    }

    @Test func aTextThatMeetsACondition() throws {
        let found = try sut().find(textWhere: { text, attributes in
            try text.hasPrefix("t") && attributes.font() == .headline
        })
        #expect(try found.string() == "total")
    }

    @Test func aButton() throws {
        #expect(try sut().find(button: "Remove two").pathToRoot.hasSuffix("view(Row.self, 1).hStack().button(1)"))
    }

    @Test func aLink() throws {
        #expect(try sut().find(navigationLink: "Next").view(Text.self).pathToRoot.isEmpty == false)
        #expect(try sut().find(navigationLink: "Next").text().string() == "next screen")
        #expect(try sut().find(link: "Site").url().host() == "example.org")
        #expect(try sut().find(link: URL(string: "https://example.org")!).labelView().text().string() == "Site")
    }

    @Test func aViewByWhatMarksIt() throws {
        #expect(try sut().find(viewWithId: 7).text().string() == "total")
        #expect(try sut().find(viewWithTag: "Home").text().string() == "home")
        #expect(try sut().find(viewWithAccessibilityIdentifier: "home-text").text().string() == "home")
        #expect(try sut().find(viewWithAccessibilityLabel: "Favourite").image().actualImage().name() == "star")
    }

    @Test func aKind() throws {
        #expect(try sut().find(ViewType.HStack.self).text(0).string() == "one")
        #expect(try sut().find(ViewType.Text.self, skipFound: 3).string() == "Next")
        #expect(try sut().find(ViewType.Text.self, where: { try $0.string().count == 4 }).string() == "home")
    }

    @Test func anAppsView() throws {
        #expect(try sut().find(Row.self).actualView().name == "one")
        #expect(try sut().find(Row.self, where: { try $0.actualView().name != "one" }).actualView().name == "two")
    }

    @Test func whatIsAroundAText() throws {
        #expect(try sut().find(Row.self, containing: "two").actualView().name == "two")
        #expect(try sut().find(ViewType.HStack.self, containing: "Remove two").text(0).string() == "two")
        #expect(try Screen().find(Row.self, containing: "one").actualView().name == "one")
    }

    @Test func outwards() throws {
        let text = try sut().find(text: "two")
        #expect(try text.find(Row.self, relation: .parent).actualView().name == "two")
        #expect(try text.find(ViewType.VStack.self, relation: .parent).pathToRoot == "view(Screen.self).vStack()")
        #expect(try text.find(relation: .parent, where: { _ in true }).pathToRoot.hasSuffix("hStack()"))
        #expect(throws: InspectionError.searchFailure(skipped: 0, blockers: [])) {
            try text.find(ViewType.ZStack.self, relation: .parent)
        }
    }

    @Test func levelByLevelOrDeepFirst() throws {
        let isText: ViewSearch.Condition = { try $0.text().string().isEmpty == false }
        let level = try sut().find(traversal: .breadthFirst, where: isText)
        let deep = try sut().find(traversal: .depthFirst, where: isText)
        #expect(try level.text().string() == "total")
        #expect(try deep.text().string() == "one")
        let second = try sut().find(traversal: .depthFirst, skipFound: 1, where: isText)
        #expect(try second.text().string() == "Remove one")
    }

    @Test func all() throws {
        #expect(
            try sut().findAll(ViewType.Text.self).map { try $0.string() }
                == [
                    "one", "Remove one", "two", "Remove two", "total", "home", "Next", "next screen", "Site", "base",
                    "over",
                ])
        #expect(try sut().findAll(Row.self).map { try $0.actualView().name } == ["one", "two"])
        #expect(try sut().findAll(where: { try $0.button().labelView().text().string().hasPrefix("Remove") }).count == 2)
        #expect(try sut().findAll(ViewType.Slider.self).isEmpty)
    }

    @Test func fromAnyStep() throws {
        let row = try sut().vStack().forEach(0).view(Row.self, 1)
        #expect(try row.find(ViewType.Text.self).string() == "two")
        #expect(row.findAll(ViewType.Text.self).count == 2)
        #expect(throws: InspectionError.self) { try row.find(text: "one") }
    }

    @Test func theViewItselfCounts() throws {
        #expect(try Text("a").inspect().find(text: "a").string() == "a")
    }

    @Test func aConditionThatThrowsIsNotMet() throws {
        struct Refusal: Error {}
        #expect(throws: InspectionError.searchFailure(skipped: 0, blockers: [])) {
            try sut().find(where: { _ in throw Refusal() })
        }
    }
}
