import SwiftUI
import Testing
import ViewTestSupport
import Views

/// The rule of what is on the screen, where a script can't state it.
@Suite("What is on the screen") @MainActor
struct ObstructionTests {
    private struct Ghost: ViewModifier {
        let isOn: Bool

        func body(content: Content) -> some View {
            VStack {
                Text("around")
                content.opacity(isOn ? 0 : 1)
            }
        }
    }

    private func texts(_ view: some View, in scope: SearchScope) -> [String] {
        let graph = Graph(view, mode: .hosted)
        defer { graph.dismantle() }
        return graph.root.searchAll(in: scope) { $0.kind === ViewType.Text.kind }.compactMap { try? $0.textString() }
    }

    @Test("is not what a modifier of the app makes transparent in its body")
    func modifierOfTheApp() {
        let view = HStack {
            Text("boo").modifier(Ghost(isOn: true))
            Text("here").modifier(Ghost(isOn: false))
        }
        #expect(texts(view, in: .screen).sorted() == ["around", "around", "here"])
        #expect(texts(view, in: .alive).sorted() == ["around", "around", "boo", "here"])
    }

    @Test("is what an overlay outside of a hiding modifier shows, and not what one inside shows")
    func layersOfAHiddenView() {
        let view = Text("core").overlay(Text("inner")).hidden().overlay(Text("outer"))
        #expect(texts(view, in: .screen) == ["outer"])
    }

    @Test("is found by breadth and depth alike")
    func orders() throws {
        let graph = Graph(
            NavigationStack { Text("root").sheet(isPresented: .constant(true)) { Text("sheet") } }, mode: .hosted)
        defer { graph.dismantle() }
        let isText: (Node) -> Bool = { $0.kind === ViewType.Text.kind }
        #expect(try graph.root.search(.child, .breadthFirst, in: .screen, where: isText).textString() == "sheet")
        #expect(try graph.root.search(.child, .depthFirst, in: .screen, where: isText).textString() == "sheet")
        #expect(try graph.root.first(.kind(ViewType.Text.kind), in: .screen)?.textString() == "sheet")
        #expect(graph.root.firstText(reading: "root", in: .screen) == nil)
        #expect(graph.root.firstText(reading: "root", in: .alive) != nil)
    }

    @Test("is a page whose stack stands in another page only when both are on top")
    func nestedStacks() {
        @MainActor struct Nested: View {
            @State private var outer = [1]
            @State private var inner = [2]

            var body: some View {
                NavigationStack(path: $outer) {
                    Text("outer root").navigationDestination(for: Int.self) { _ in
                        NavigationStack(path: $inner) {
                            Text("inner root").navigationDestination(for: Int.self) { Text("inner \($0)") }
                        }
                    }
                }
            }
        }
        #expect(texts(Nested(), in: .screen) == ["inner 2"])
    }

    @Test("is everything for the actions of a tree that is no screen")
    func treesAreNoScreens() throws {
        var taps = 0
        let graph = Graph(Button("Tap") { taps += 1 }.opacity(0), mode: .hosted)
        defer { graph.dismantle() }
        let button = try #require(graph.root.first(.kind(ViewType.Button.kind)))
        try button.act { taps += 1 }
        graph.isScreen = true
        #expect(
            throws: InspectionError.outOfReach(
                view: "Button \"Tap\"", act: "used", obstacle: "it has an opacity of 0")
        ) { try button.act { taps += 1 } }
        #expect(taps == 1)
        #expect(!button.isUsable)
    }

    @Test func `The reasons why a view can't be seen and why it doesn't respond have one wording`() throws {
        let graph = Graph(VStack { Button("Save") {} }.hidden(), mode: .hosted)
        graph.isScreen = true
        defer { graph.dismantle() }
        let button = try #require(graph.root.first(.kind(ViewType.Button.kind), in: .tree))
        #expect(button.sightObstruction?.reason == "its parent VStack is hidden")
        #expect(button.sightObstruction?.predicate == "is inside VStack, which is hidden")
        #expect(button.responseObstruction?.reason == "its parent VStack is hidden")
    }

    @Test func `A search that passes nodes by leaves out the title in a hidden bar, as one that holds nodes does`() {
        let page = Text("Page").navigationTitle("Title")
        for isHidden in [false, true] {
            let graph = Graph(
                NavigationStack { page.toolbar(isHidden ? .hidden : .visible, for: .navigationBar) }, mode: .hosted)
            defer { graph.dismantle() }
            func isTitle(_ node: Node) -> Bool { node.kind === ModifierType.NavigationTitle.kind }
            #expect((graph.root.first(in: .screen, where: isTitle) == nil) == isHidden)
            #expect(graph.root.searchAll(in: .screen, where: isTitle).isEmpty == isHidden)
        }
    }
}
