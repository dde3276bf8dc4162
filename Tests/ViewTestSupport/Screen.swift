import Inspector
import SwiftUI
import ViewGraph

/// A graph with a view in it, seen as a test sees it: what it says, and what can be done to it.
@MainActor
package struct Screen {
    package let graph: Graph

    package init(_ view: some View, mode: Graph.Mode = .hosted, environment: EnvironmentValues = EnvironmentValues()) {
        graph = Graph(view, mode: mode, environment: environment)
    }

    /// The view itself, to be inspected.
    package var root: InspectableView<ViewType.ClassifiedView> {
        InspectableView<ViewType.ClassifiedView>(graph.root, in: graph)
    }

    /// All texts, in their order.
    package var texts: [String] {
        root.findAll(ViewType.Text.self).compactMap { try? $0.string() }
    }

    /// All texts that aren't the label of a button, in their order.
    package var contents: [String] {
        root.findAll(ViewType.Text.self)
            .filter { (try? $0.find(ViewType.Button.self, relation: .parent)) == nil }
            .compactMap { try? $0.string() }
    }

    /// Taps the buttons with these labels, one after the other.
    package func tap(_ buttons: String...) throws {
        for button in buttons { try root.find(button: button).tap() }
    }

    /// The wording of what a view said when it could not be described.
    package var failures: [String] {
        graph.flush()
        return graph.takeFailures().map { ($0 as? InspectionError)?.description ?? "\($0)" }
    }
}
