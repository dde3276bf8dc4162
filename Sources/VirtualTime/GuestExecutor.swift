import CMainQueue
import Dispatch
import System

/// Specs in a process that has tasks of its own, such as a test runner.
///
/// Swift asks this executor for all jobs of the process from the first spec on. Those of the spec's tasks run one after the
/// other on the main queue, on the clock of the spec, as in a console; all others are passed on to Dispatch's queues, and sleep
/// in real time.
extension VirtualExecutor {
    /// Runs a spec: `body` and all that it starts. One at a time. In a console, that is nothing special.
    /// - Throws: What `body` throws.
    @MainActor
    package static func runSpec<Result: Sendable>(
        _ body: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        guard current == nil else { return try await body() }
        if !isGuest {
            MainQueueMark.set()
            install(asGuest: true)
        }
        shared.ownTasks.withLock { $0 = OwnTasks() }
        let root = asOwn {
            RuntimeClock.learn()
            return Task { @MainActor in try await body() }
        }
        let result = await root.result
        // What is left over goes on as a task of the process.
        shared.timeline = nil
        DelayedBlock.stopTaking()
        shared.ownTasks.withLock { $0 = OwnTasks() }
        return try result.get()
    }

    private static func asOwn<Result>(_ body: () -> Result) -> Result {
        let wasOwn = cmq_set_spec_thread(true)
        defer { _ = cmq_set_spec_thread(wasOwn) }
        return body()
    }

    /// From any thread.
    func addAsGuest(_ entry: JobQueue.Entry) {
        let (number, isInSpec) = (taskNumber(entry.job), Self.ownsThread)
        guard ownTasks.withLock({ $0.claim(number, isInSpec: isInSpec) }) else {
            return (entry.isMain ? DispatchQueue.main : .global()).async { Self.runNow(entry) }
        }
        let isPumping = queue.withLock { queue in
            queue.jobs.append(entry)
            defer { queue.isPumping = true }
            return queue.isPumping
        }
        if !isPumping { DispatchQueue.main.async { self.pump() } }
    }

    /// Runs what is ready on the main queue.
    private func pump() {
        for _ in 0..<100 {
            let next = queue.withLock { queue in
                let entry = queue.jobs.popFirst()
                queue.isPumping = entry != nil
                return entry
            }
            guard let next else { return }
            run(next)
        }
        // Others wait for the main queue, too.
        DispatchQueue.main.async { self.pump() }
    }
}

/// Whether code runs on the main queue, which on Linux any thread may serve.
enum MainQueueMark {
    private static let key = DispatchSpecificKey<Void>()

    static func set() { DispatchQueue.main.setSpecific(key: key, value: ()) }

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
