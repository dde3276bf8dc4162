import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite struct PathTests {
    struct Leaf: View {
        var body: some View { Button(action: {}, label: { HStack { Text("leaf") } }) }
    }

    struct Pair: View {
        var body: some View {
            Text("first")
            Text("second")
        }
    }

    struct Tree: View {
        let isOn: Bool
        var body: some View {
            AnyView(
                Group {
                    if isOn { Text("on") } else { Image("off") }
                    Leaf()
                    if isOn { Divider() }
                    Pair()
                })
        }
    }

    private func path(_ isOn: Bool, _ text: String) throws -> String {
        try Tree(isOn: isOn).inspect().find(text: text).pathToRoot
    }

    @Test func `A path is the chain that leads there`() throws {
        #expect(try path(true, "on") == "view(Tree.self).anyView().group().text(0)")
        #expect(
            try path(true, "leaf")
                == "view(Tree.self).anyView().group().view(Leaf.self, 1).button().labelView().hStack().text(0)")
        #expect(try Tree(isOn: true).inspect().find(ViewType.Divider.self).pathToRoot.hasSuffix("group().divider(2)"))
    }

    @Test func `The chain leads there`() throws {
        let group = try Tree(isOn: true).inspect().anyView().group()
        #expect(try group.text(0).string() == "on")
        #expect(try group.view(Leaf.self, 1).button().labelView().hStack().text(0).string() == "leaf")
        #expect(try group.view(Pair.self, 3).text(1).string() == "second")
        #expect(try group.view(Pair.self, 3).tupleView().text(1).string() == "second")
    }

    @Test func `An absent optional keeps its place`() throws {
        let group = try Tree(isOn: false).inspect().anyView().group()
        #expect(group.count == 4)
        #expect(group[2].isAbsent)
        #expect(!group[3].isAbsent)
        #expect(throws: InspectionError.viewNotFound(parent: "Optional<Divider>")) { try group.divider(2) }
        #expect(try group.view(Pair.self, 3).text(0).string() == "first")
    }

    @Test func `The other branch of a condition is another view`() throws {
        let group = try Tree(isOn: false).inspect().anyView().group()
        #expect(try group.image(0).actualImage().name() == "off")
        #expect(
            throws: InspectionError.inspection(
                path: "view(Tree.self).anyView().group().image(0)", factual: "Image", expected: "Text")
        ) {
            try group.text(0)
        }
    }

    @Test func `An index past the end is out of bounds`() throws {
        let group = try Tree(isOn: true).inspect().anyView().group()
        #expect(throws: InspectionError.viewIndexOutOfBounds(index: 4, count: 4)) { try group.text(4) }
        #expect(throws: InspectionError.viewIndexOutOfBounds(index: -1, count: 4)) { try group.text(-1) }
        #expect(throws: InspectionError.viewIndexOutOfBounds(index: 0, count: 0)) {
            try NoRows().inspect().forEach().text(0)
        }
    }

    struct NoRows: View {
        var body: some View { ForEach(0..<0) { Text("\($0)") } }
    }

    @Test func `Parents lead to the root`() throws {
        let text = try Tree(isOn: true).inspect().find(text: "leaf")
        #expect(try text.parent().hStack().pathToRoot.hasSuffix("labelView().hStack()"))
        #expect(try text.parent().parent().button().pathToRoot.hasSuffix("view(Leaf.self, 1).button()"))
        #expect(try text.parent().parent().parent().view(Leaf.self).pathToRoot.hasSuffix("view(Leaf.self, 1)"))
        #expect(throws: InspectionError.parentViewNotFound(view: "Tree")) { try Tree(isOn: true).inspect().parent() }
    }

    @Test func `A collection offers what collections offer`() throws {
        let group = try Tree(isOn: true).inspect().anyView().group()
        #expect(group.count == 4 && group.indices == 0..<4 && !group.isEmpty)
        #expect(try group[1].view(Leaf.self).button().labelView().hStack().count == 1)
        #expect(group.map(\.pathToRoot).last == "view(Tree.self).anyView().group().view(Pair.self, 3)")
        #expect(group.first(where: { (try? $0.divider()) != nil })?.pathToRoot.hasSuffix("divider(2)") == true)
        #expect(group.reversed().first?.pathToRoot == group.last?.pathToRoot)
        #expect(group[9].isAbsent)
        #expect(group.dropFirst().prefix(2).count == 2)
        #expect(try group.first?.text().string() == "on")
    }

    struct Frame: ViewModifier {
        func body(content: Content) -> some View { content.overlay(Text("frame")).padding(3) }
    }

    struct Framed: View {
        var body: some View {
            HStack {
                Text("a")
                Divider().modifier(Frame()).modifier(Frame())
            }
        }
    }

    @Test func `Paths lead through modifiers`() throws {
        let paths = try Framed().inspect().findAll(ViewType.Text.self).map(\.pathToRoot)
        #expect(
            paths == [
                "view(Framed.self).hStack().text(0)",
                "view(Framed.self).hStack().divider(1).modifier(Frame.self).viewModifierContent().overlay().text()",
                "view(Framed.self).hStack().divider(1).modifier(Frame.self, 1).viewModifierContent().overlay().text()",
            ])
        let second = try Framed().inspect().hStack().divider(1).modifier(Frame.self, 1)
        #expect(try second.viewModifierContent().overlay().text().string() == "frame")
        #expect(try second.viewModifierContent().padding() == EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
    }
}
