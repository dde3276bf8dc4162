import Foundation

/// Work that a view has begun and that isn't done.
@MainActor
public final class RunningTask {
    /// What the current task is a part of.
    @TaskLocal package static var current: RunningTask?

    /// What began it: `.task of RecipeList`.
    private let name: String
    /// The time on the clock at which it wakes up, in seconds; nil while it runs, or waits for something else.
    package var wakeTime: TimeInterval?

    fileprivate init(name: String) { self.name = name }

    /// The name, and until when it sleeps if it does.
    public var summary: String {
        guard let wakeTime else { return name }
        // Sleeps arrive with few digits; the sum of several may have more.
        let shown = (wakeTime * 1000).rounded() / 1000
        return "\(name), sleeping until \(shown) s"
    }
}

extension ViewClock {
    /// Begins work of a view that takes time, and notes that it runs until it is done.
    /// - Parameters:
    ///   - node: The view.
    ///   - modifier: The modifier that was given the work, as it is written: `.task`.
    package func run(
        _ modifier: String, of node: Node, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
        let running = RunningTask(name: "\(modifier) of \(node.enclosingViewName ?? node.kind.name)")
        tasks.append(running)
        return Task(priority: priority) { [weak self] in
            await RunningTask.$current.withValue(running) { await action() }
            self?.tasks.removeAll { $0 === running }
        }
    }
}
