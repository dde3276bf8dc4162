@testable import Inspector
import SwiftUI
import ViewGraph
import ViewTestSupport

/// A view that fingers can touch, on a screen with a clock of its own.
@MainActor
struct TouchedView {
    let graph: Graph

    init(_ view: some View, mode: Graph.Mode = .hosted) {
        graph = Graph(view, mode: mode, clock: ViewClock())
    }

    var root: InspectableView<ViewType.ClassifiedView> {
        InspectableView<ViewType.ClassifiedView>(graph.root, in: graph)
    }

    /// The text to touch.
    var target: InspectableView<ViewType.Text> {
        get throws { try root.find(text: "target") }
    }

    /// The wording of what goes wrong.
    func message(of work: (InspectableView<ViewType.Text>) throws -> Void) -> String {
        do {
            try work(target)
            return "nothing went wrong"
        } catch {
            return "\(error)"
        }
    }
}

extension View {
    /// Notes taps.
    func tapping(_ log: Log, _ name: String = "tap", count: Int = 1) -> some View {
        gesture(TapGesture(count: count).onEnded { log.note(name) })
    }
}
