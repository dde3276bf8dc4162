import Foundation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite struct FindTests {
    struct Row: View {
        let title: String
        var body: some View {
            HStack {
                Text(title)
                Button("Remove \(title)") {}
            }
        }
    }

    struct Shelf: View {
        var body: some View {
            VStack {
                HStack { HStack { Text("deep").font(.title) } }
                ForEach(["apple", "pear"], id: \.self) { Row(title: $0) }
                Text("total").id(7).tag("sum")
                Image("fruit").id("image")
                Button(
                    action: {},
                    label: {
                        HStack {
                            Image("x"); Text("Buy")
                        }
                    })
            }
        }
    }

    private func shelf() throws -> InspectableView<ViewType.ClassifiedView> { try Shelf().inspect() }

    @Test func `A text is found by its string`() throws {
        #expect(try shelf().find(text: "pear").pathToRoot.hasSuffix("forEach(1).view(Row.self, 1).hStack().text(0)"))
    }

    @Test func `A text is found by string and attributes`() throws {
        let found = try shelf().find(textWhere: { string, attributes in try attributes.font() == .title && string != "x"
        })
        #expect(try found.string() == "deep")
    }

    @Test func `A button is found by a text anywhere in its label`() throws {
        #expect(try shelf().find(button: "Buy").labelView().hStack().text(1).string() == "Buy")
        #expect(try shelf().find(button: "Remove apple").pathToRoot.hasSuffix("view(Row.self, 0).hStack().button(1)"))
    }

    @Test func `A text outside of a button is not its label`() {
        #expect(throws: InspectionError.searchFailure(skipped: 0, blockers: [])) { try shelf().find(button: "total") }
    }

    @Test func `A view is found by its ID`() throws {
        #expect(try shelf().find(viewWithId: 7).text().string() == "total")
        #expect(try shelf().find(viewWithId: "image").image().actualImage().name() == "fruit")
        #expect(throws: InspectionError.searchFailure(skipped: 0, blockers: [])) { try shelf().find(viewWithId: "7") }
    }

    @Test func `A view is found by its tag`() throws {
        #expect(try shelf().find(viewWithTag: "sum").text().string() == "total")
    }

    @Test func `A view is found by its kind`() throws {
        #expect(try shelf().find(ViewType.Image.self).pathToRoot == "view(Shelf.self).vStack().image(3)")
    }

    @Test func `A custom view is found by its type`() throws {
        #expect(try shelf().find(Row.self).actualView().title == "apple")
        #expect(try shelf().find(Row.self, where: { try $0.actualView().title == "pear" }).actualView().title == "pear")
    }

    @Test func `A condition narrows a kind`() throws {
        let found = try shelf().find(ViewType.HStack.self, where: { try $0.text(0).string() == "pear" })
        #expect(found.pathToRoot.hasSuffix("view(Row.self, 1).hStack()"))
    }

    @Test func `A view is found by a text that it contains`() throws {
        #expect(try shelf().find(Row.self, containing: "pear").actualView().title == "pear")
        #expect(try Shelf().find(Row.self, containing: "apple").actualView().title == "apple")
        #expect(
            try shelf().find(ViewType.HStack.self, containing: "deep").pathToRoot
                == "view(Shelf.self).vStack().hStack(0).hStack(0)")
    }

    @Test func `The nearer level comes first unless depth is asked for`() throws {
        let isText: (InspectableView<ViewType.ClassifiedView>) throws -> Bool = {
            _ = try $0.text(); return true
        }
        #expect(try shelf().find(where: isText).text().string() == "total")
        #expect(try shelf().find(traversal: .depthFirst, where: isText).text().string() == "deep")
        #expect(try shelf().find(ViewType.Text.self, traversal: .depthFirst).string() == "deep")
    }

    @Test func `Matches can be skipped`() throws {
        #expect(
            try (0..<3).map { try shelf().find(ViewType.Text.self, traversal: .depthFirst, skipFound: $0).string() }
                == ["deep", "apple", "Remove apple"])
        #expect(throws: InspectionError.searchFailure(skipped: 2, blockers: [])) {
            try shelf().find(skipFound: 2, where: { try $0.view(Row.self).actualView().title.count > 3 })
        }
    }

    @Test func `A search may go outwards`() throws {
        let text = try shelf().find(text: "pear")
        #expect(try text.find(Row.self, relation: .parent).actualView().title == "pear")
        #expect(try text.find(ViewType.VStack.self, relation: .parent).pathToRoot == "view(Shelf.self).vStack()")
        #expect(throws: InspectionError.searchFailure(skipped: 0, blockers: [])) {
            try text.find(ViewType.AnyView.self, relation: .parent)
        }
    }

    @Test func `Outwards the view itself is no parent`() throws {
        let inner = try shelf().find(ViewType.HStack.self, containing: "deep")
        #expect(
            try inner.find(ViewType.HStack.self, relation: .parent).pathToRoot == "view(Shelf.self).vStack().hStack(0)")
    }

    @Test func `All matches are in the order of depth`() throws {
        #expect(
            try shelf().findAll(ViewType.Text.self).filter { try $0.parent().pathToRoot.contains("image") == false }
                .map { try $0.string() }
                == ["deep", "apple", "Remove apple", "pear", "Remove pear", "total", "Buy"])
        #expect(try shelf().findAll(Row.self).map { try $0.actualView().title } == ["apple", "pear"])
        #expect(try shelf().findAll(where: { try $0.id() == AnyHashable(7) }).count == 1)
        #expect(try shelf().findAll(ViewType.Toggle.self).isEmpty)
    }

    @Test func `A condition that throws is not met`() throws {
        struct Refusal: Error {}
        #expect(throws: InspectionError.searchFailure(skipped: 0, blockers: [])) {
            try shelf().find(where: { _ in throw Refusal() })
        }
        #expect(try shelf().findAll(ViewType.Text.self, where: { _ in throw Refusal() }).isEmpty)
    }

    @Test func `A condition asks what a view is and not what it holds`() throws {
        let paths = try shelf().findAll(where: { try $0.text().string() == "deep" }).map(\.pathToRoot)
        #expect(paths == ["view(Shelf.self).vStack().hStack(0).hStack(0).text(0)"])
    }

    @Test func `A search starts at the view it is asked of`() throws {
        let row = try shelf().find(Row.self, containing: "pear")
        #expect(throws: InspectionError.searchFailure(skipped: 0, blockers: [])) { try row.find(text: "apple") }
        #expect(try row.find(ViewType.Text.self).string() == "pear")
    }

    @Test func `Overlays and modifiers are searched`() throws {
        struct Badge: ViewModifier {
            func body(content: Content) -> some View {
                ZStack {
                    content; Text("badge")
                }
            }
        }
        let view = Text("core").overlay(Text("over")).background(HStack { Text("under") }).modifier(Badge())
        #expect(try view.inspect().find(text: "over").pathToRoot == "text().overlay().text()")
        #expect(try view.inspect().find(text: "under").pathToRoot == "text().background().hStack().text(0)")
        #expect(try view.inspect().find(text: "badge").pathToRoot == "text().modifier(Badge.self).zStack().text(1)")
    }
}
