import SwiftUI
import Testing
import UseApp
import ViewInspector

/// Names of another module beside SwiftUI's, which has none of them.
@MainActor
struct OwnNameUses {
    private struct Outline: View {
        @Parameter var graph = Graph([Node("a"), Node("b")])
        @State private var selection = Selection(.page)

        var body: some View {
            ForEach(graph.nodes, id: \.text) { (node: Node) in Text(node.text) }
            Text(selection.kind == Kind.page ? "page" : "folder")
        }
    }

    @Test func `Types of other modules have common names`() throws {
        let texts = try Outline().inspect().findAll(ViewType.Text.self).map { try $0.string() }
        #expect(texts == ["a", "b", "page"])
    }
}
