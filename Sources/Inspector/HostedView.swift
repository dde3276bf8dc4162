import Foundation
import Views

/// A view that `ViewHosting` shows, and whose it is.
@MainActor
final class HostedView: Sendable {
    /// The owner of a view that is shown: a task, or all code outside of tasks.
    struct Owner: Equatable {
        private let task: Int?

        var isOutsideOfTasks: Bool { task == nil }

        /// The owner for the code that is running now.
        static var current: Owner { Owner(task: withUnsafeCurrentTask { $0?.hashValue }) }
    }

    let owner = Owner.current
    /// The function that shows it; nil where a closure does, which no other call replaces.
    let function: String?
    /// The tree, once it is made, until it is taken away.
    private(set) var graph: Graph?
    private var isTakenAway = false

    init(function: String?) {
        self.function = function
    }

    /// Whether it is there for the code that is running. What runs outside of tasks, as the tests of XCTest's do that aren't
    /// `async` and what prepares and tidies up after the others, has nothing running beside it.
    func belongs(to other: Owner) -> Bool { other.isOutsideOfTasks || owner == other }

    /// Shows a view, which may be taken away as it appears. `prepare` is given its graph before the view is described.
    func show<V: View>(
        _ view: V, on screen: DeviceScreen?, prepare: (Graph) -> Void = { _ in }
    ) {
        var environment = EnvironmentValues()
        environment.screenRecord = ScreenRecord()
        screen?.modify(&environment)
        let graph = Graph(view, mode: .hosted, environment: environment, clock: ViewClock()) { graph in
            if let screen { graph.screen = screen }
            prepare(graph)
        }
        guard !isTakenAway else { return graph.dismantle() }
        self.graph = graph
    }

    /// The view disappears, its tasks are cancelled.
    func takeAway() {
        isTakenAway = true
        graph?.dismantle()
        graph = nil
    }
}
