import Views
import VirtualTime

/// Tasks run between the calls of a script, and sleep on the session's clock.
extension ScriptSession {
    /// Makes the session's clock the one that views, timers and tasks go by.
    func activateClock() {
        clock.activate()
        guard let executor = VirtualExecutor.current else { return }
        clock.settle = { [weak self] in self?.settleTasks() }
        executor.timeline = { [clock] seconds, wake in
            MainActor.assumeIsolated {
                let sleeper = RunningTask.current
                sleeper?.wakeTime = clock.elapsed + seconds
                clock.schedule(after: seconds) {
                    sleeper?.wakeTime = nil
                    wake()
                }
            }
        }
    }

    /// Moves the clock on to what is due next, or to the limit where nothing is due before.
    /// - Parameters:
    ///   - limit: Seconds.
    ///   - isStep: Whether it goes on to the limit in any case.
    /// - Returns: How many seconds passed.
    /// - Throws: What went wrong in the script's functions and views meanwhile.
    func passTime(atMost limit: Double, isStep: Bool) throws -> Double {
        // What is ready may put itself to sleep.
        settleTasks()
        let due = isStep ? nil : clock.timeToNext
        // Without a limit, time stands still where nothing is due.
        let step = min(due ?? (limit.isFinite ? limit : 0), limit)
        clock.advance(by: step)
        try reportFailures()
        return step
    }

    /// Runs what tasks and blocks of the main queue can do without time passing, and brings the screens up to date.
    func settleTasks() {
        guard let executor = VirtualExecutor.current else { return }
        // A screen that is brought up to date may start tasks, and these may change it: some never come to an end.
        var rounds = 0
        while rounds < 100, executor.runReady() {
            for screen in screens { screen.flush() }
            rounds += 1
        }
    }
}
