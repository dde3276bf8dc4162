import Views
import VirtualTime

/// Tasks run when a call of the script is over, and sleep on the session's clock.
extension ScriptSession {
    /// Advances the clock to the next event, or to the limit if there is none before.
    /// - Parameters:
    ///   - limit: The largest number of seconds; infinite for no limit.
    ///   - isStep: Whether to advance to the limit in any case.
    /// - Returns: The number of seconds by which the clock has advanced.
    /// - Throws: The failures of the script's functions and views since the last call.
    func passTime(atMost limit: Double, isStep: Bool) throws -> Double {
        var step = limit
        if !isStep {
            // A task that is ready may go to sleep.
            settleTasks()
            step = min(clock.timeToNext ?? (limit.isFinite ? limit : 0), limit)
        }
        clock.advance(by: step)
        try reportFailures()
        return step
    }

    /// What still runs, for the message about a spec that fails: tasks of views, and where the spec was interrupted, the timer
    /// that was next.
    var runningSummaries: [String] { clock.tasks.map(\.summary) + [clock.interruption].compactMap(\.self) }

    /// Leaves behind the tasks that go on without end, now that those of views are cancelled: they would keep the next spec
    /// from going on as well.
    func abandonEndlessTasks() {
        guard let endless = tasks.endless else { return }
        // One that looks whether it is cancelled ends here.
        _ = VirtualExecutor.current?.runReady(limit: 1_000)
        VirtualExecutor.current?.abandon(endless)
        tasks.endless = nil
    }

    /// Lets the tasks of a spec come to their ends, now that those of views are cancelled and before the next one begins.
    /// Those that sleep go on without it only where they look whether they are cancelled; others never wake up.
    func endTasks() {
        clock.endRunLoop()
        guard let executor = VirtualExecutor.current, executor.interleaving == nil else { return }
        tasks.isEnding = true
        defer { tasks.isEnding = false }
        guard executor.runReady(limit: Self.endingLimit), !executor.isIdle else { return }
        let endless = clock.findEndlessTasks()
        tasks.unended = clock.tasks.filter(\.isEndless).map(\.name)
        if tasks.unended.isEmpty { tasks.unended = ["a task that no view started"] }
        executor.abandon(endless)
    }

    /// The number of jobs in which the tasks of a spec have to come to their ends.
    private static let endingLimit = 10_000

    /// The error about the tasks that don't come to their ends.
    func takeUnendedTasks() -> [any Error] {
        defer { tasks.unended = [] }
        return tasks.unended.isEmpty ? [] : [ScriptingError.endless(tasks: tasks.unended)]
    }

    /// Ends a change that the script made to what views read, as the end of an action of the app does: the screens are
    /// brought up to date, and what appears on them starts its tasks. Within an action or a task the change waits for the end
    /// of that, and in a description for that of the description.
    func endChange() {
        guard Graph.acting.isEmpty, !tasks.isSettling, RunningTask.currentName == nil,
            !screens.contains(where: \.isDescribing)
        else { return }
        for screen in screens { screen.flush() }
        settleTasks()
    }

    /// Runs tasks and blocks of the main queue as far as they need no time, and updates the screens.
    func settleTasks() {
        guard let executor = VirtualExecutor.current else { return }
        let wasSettling = tasks.isSettling
        tasks.isSettling = true
        defer { tasks.isSettling = wasSettling }
        // A screen that is brought up to date may start tasks, and these may change it: some never come to an end.
        var rounds = 0
        // What the run loop runs may start tasks, and these may give it more to do.
        var hasRunLoopRun = false
        while rounds < 100 {
            if executor.runReady(unless: { interpreter.isInterrupted }) {
                hasRunLoopRun = false
            } else if !hasRunLoopRun, clock.runRunLoop() {
                hasRunLoopRun = true
            } else {
                break
            }
            guard !interpreter.isInterrupted else {
                if tasks.endless == nil { tasks.endless = clock.findEndlessTasks() }
                return
            }
            for screen in screens { screen.flush() }
            rounds += 1
        }
    }
}
