import Foundation
import VirtualTime

/// A task that a view started and that hasn't finished.
@MainActor
public final class RunningTask {
    /// The modifier and the view that started it: `.task of RecipeList`.
    package nonisolated let name: String
    /// The time on the clock at which it wakes up, in seconds; nil while it runs, or waits for something else.
    package var wakeTime: TimeInterval?
    /// Whether it was found to become ready again and again, without time passing.
    package fileprivate(set) var isEndless = false

    fileprivate init(name: String) { self.name = name }

    /// The name of the task of a view that the current task belongs to; nil if it belongs to none.
    package nonisolated static var currentName: String? { CurrentTask.view?.name }

    /// The name, with the time at which it wakes up if it sleeps.
    public var summary: String {
        guard let wakeTime else { return isEndless ? "\(name), which yields without end" : name }
        // Sleeps arrive with few digits; the sum of several may have more.
        let shown = (wakeTime * 1000).rounded() / 1000
        return "\(name), sleeping until \(shown) s"
    }
}

/// The task of a view that the current task belongs to.
private enum CurrentTask {
    @TaskLocal static var view: RunningTask?
}

/// The tasks that make themselves or others ready. They may be of any actor.
private final class RestlessTasks {
    private(set) var ofViews: [RunningTask] = []
    /// The numbers of tasks that belong to these.
    private(set) var numbers: Set<UInt64> = []

    /// Adds the current task, which has a number, if it belongs to one of a view.
    func noteCurrent(_ number: UInt64) {
        guard let task = CurrentTask.view else { return }
        numbers.insert(number)
        if !ofViews.contains(where: { $0 === task }) { ofViews.append(task) }
    }
}

extension ViewClock {
    /// Starts a task of a view, which is in `tasks` until it has finished.
    /// - Parameters:
    ///   - modifier: The modifier that has the action, as it is written: `.task`.
    ///   - node: The view.
    package func run(
        _ modifier: String, of node: Node, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
        let running = RunningTask(name: "\(modifier) of \(node.enclosingViewName ?? node.kind.name)")
        tasks.append(running)
        func start() -> Task<Void, Never> {
            Task(priority: priority) { [weak self] in
                await CurrentTask.$view.withValue(running) { await action() }
                self?.tasks.removeAll { $0 === running }
            }
        }
        return VirtualExecutor.current?.naming(running.name) { start() } ?? start()
    }

    /// Finds the tasks that become ready again and again, and has their summaries say so.
    /// - Returns: The numbers of these tasks, and of others that do.
    package func findEndlessTasks() -> Set<UInt64> {
        let found = RestlessTasks()
        let numbers = VirtualExecutor.current?.findEndlessTasks(note: found.noteCurrent) ?? []
        if !numbers.isSubset(of: found.numbers) {
            noteInterruption("a task that no view started, which yields without end")
        }
        for running in found.ofViews {
            running.isEndless = true
            // One that is through may have started others.
            if !tasks.contains(where: { $0 === running }) { tasks.append(running) }
        }
        return numbers
    }

    /// Lets the current task sleep for a number of seconds.
    func sleep(for seconds: TimeInterval, _ wake: @escaping () -> Void) {
        let running = CurrentTask.view
        running?.wakeTime = elapsed + seconds
        sleeperCount += 1
        schedule(after: seconds, isWake: true) { [weak self] in
            running?.wakeTime = nil
            self?.sleeperCount -= 1
            wake()
        }
    }
}
