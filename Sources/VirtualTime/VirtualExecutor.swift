@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import CMainQueue
import Dispatch
import System

/// Runs all tasks of the process on its main thread, one after the other, and has them sleep on a clock that a script moves.
///
/// Swift asks it for every job: those of the main actor, of other actors, of tasks that belong to none, in whatever
/// module they were written. Jobs run in the order in which they become ready, so that a run takes the same course each
/// time. Blocks of Dispatch's main queue run between them. What is outside (other queues and threads, the network)
/// wakes the executor when it has an answer.
package final class VirtualExecutor: @unchecked Sendable {
    /// The executor of this process; nil where Swift's own is used, as in the process of a test runner.
    package private(set) nonisolated(unsafe) static var current: VirtualExecutor?

    /// Schedules what wakes a task that sleeps, after a number of seconds. Without it, sleeps take real time.
    package nonisolated(unsafe) var timeline: ((_ seconds: Double, _ wake: @escaping () -> Void) -> Void)?

    private struct RunningJob {
        let job: UnownedJob
        /// Whether it is a part of the main actor.
        var isMain: Bool
        let since: JobTimes
    }

    private struct Queue {
        var jobs = JobQueue()
        /// Whether the main thread waits until Dispatch's main queue wakes it.
        var isWaiting = false
        /// Whether jobs are named for the record of an order.
        var isRecording = false
    }

    private let queue = Guarded(Queue())
    private nonisolated(unsafe) var realSleeps: [(due: ContinuousClock.Instant, job: UnownedJob)] = []
    /// The running job; nil between jobs.
    private nonisolated(unsafe) var running: RunningJob?
    private nonisolated(unsafe) var isStopped = false

    fileprivate static let shared = VirtualExecutor()

    /// Runs a program: `body` and all that it starts, on this thread, which is the process's first one. Called before
    /// anything in the process uses concurrency.
    package static func run(_ body: @escaping @MainActor () async -> Void) {
        _createExecutors(factory: Executors.self)
        current = shared
        cmq_note_thrown { error in
            // Where nobody listens, throwing costs a call more.
            let executor = VirtualExecutor.shared
            guard let observer = executor.thrown, cmq_is_main_thread(), executor.isInTask, let error else { return }
            observer(unsafeBitCast(error, to: (any Error).self))
        }
        // A program that starts others from a thread of Dispatch hands down that signals are blocked there.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        Task { @MainActor in
            await body()
            shared.isStopped = true
        }
        shared.runUntilStopped()
    }

    /// In a process just forked: leaves what is ready or asleep to the parent.
    package func forked() {
        queue.withLock { $0 = Queue() }
        realSleeps = []
        cmq_forked()
    }

    /// The descriptor that tells that blocks wait on the main queue; `nil` as long as nothing has asked for it.
    package static var mainQueueDescriptor: Int32? {
        let descriptor = cmq_known_descriptor()
        return descriptor >= 0 ? descriptor : nil
    }

    // MARK: - Running

    /// Runs what is ready, and what that makes ready, until nothing is. On the main thread, also within a job: what waits
    /// for that job isn't ready.
    /// - Parameter limit: The largest number of jobs to run, since some tasks never stop yielding.
    /// - Returns: Whether anything ran.
    package func runReady(limit: Int = 100_000) -> Bool {
        var count = 0
        while count < limit, runNext() { count += 1 }
        return count > 0
    }

    private func runNext() -> Bool {
        if let interleaving { return runNext(in: interleaving) }
        guard let entry = queue.withLock({ $0.jobs.popFirst() }) else { return cmq_run() }
        run(entry)
        return true
    }

    private func run(_ entry: JobQueue.Entry) {
        let outer = running
        running = RunningJob(job: entry.job, isMain: entry.isMain, since: .now)
        defer { running = outer }
        if entry.isMain {
            unsafe entry.job.runSynchronously(on: MainJobs.shared.asUnownedSerialExecutor())
        } else {
            unsafe entry.job.runSynchronously(on: OtherJobs.shared.asUnownedTaskExecutor())
        }
    }

    private func runUntilStopped() {
        while !isStopped {
            if runNext() { continue }
            wakeSleepers()
            waitForWork()
        }
    }

    /// Waits until something is ready, or a sleep in real time is over.
    private func waitForWork() {
        let isEmpty = queue.withLock {
            $0.isWaiting = $0.jobs.isEmpty
            return $0.isWaiting
        }
        guard isEmpty else { return }
        var milliseconds: Int32 = -1
        if let due = realSleeps.first?.due {
            let left = ContinuousClock.now.duration(to: due) / .milliseconds(1)
            milliseconds = Int32(min(max(left.rounded(.up), 0), 3_600_000))
        }
        var work = pollfd(fd: cmq_descriptor(), events: Int16(POLLIN), revents: 0)
        _ = poll(&work, 1, milliseconds)
        queue.withLock { $0.isWaiting = false }
    }

    private func wakeSleepers() {
        while let first = realSleeps.first, first.due <= .now {
            realSleeps.removeFirst()
            add(first.job, isMain: false)
        }
    }

    // MARK: - Tasks and the spec

    /// Told of each error that is thrown in a task, on the main thread.
    package nonisolated(unsafe) var thrown: ((any Error) -> Void)?
    /// The job that runs the spec, which waits for all others.
    private nonisolated(unsafe) var spec: UnownedJob?

    /// The running job is the one that runs the spec.
    package func beginSpec() { spec = running?.job }

    /// Whether a task runs other than the one that runs the spec.
    package var isInTask: Bool {
        guard let spec, let running else { return false }
        return unsafeBitCast(spec, to: UInt.self) != unsafeBitCast(running.job, to: UInt.self)
    }

    // MARK: - Orders

    /// The order of the jobs that are ready at the same time; nil for that in which they became ready. Set on the main
    /// thread, in the job that waits for all others.
    package private(set) nonisolated(unsafe) var interleaving: Interleaving?
    private nonisolated(unsafe) var label: String?

    /// Lets jobs run in another order from here on, or in the usual one.
    package func interleave(_ interleaving: Interleaving?) {
        self.interleaving = interleaving
        if let running { interleaving?.exclude(running.job) }
        queue.withLock { $0.isRecording = interleaving != nil }
    }

    /// Names the task that `start` starts, where orders are recorded.
    package func naming<Result>(_ name: @autoclosure () -> String, _ start: () throws -> Result) rethrows -> Result {
        guard interleaving != nil else { return try start() }
        label = name()
        defer { label = nil }
        return try start()
    }

    private func runNext(in interleaving: Interleaving) -> Bool {
        let (places, hasMain) = queue.withLock { $0.jobs.candidates }
        // The main actor and the main queue are one: blocks wait until its jobs have run.
        let hasBlocks = !hasMain && cmq_is_ready()
        let choice = interleaving.choose(of: places.count + (hasBlocks ? 1 : 0))
        guard choice < places.count else {
            guard hasBlocks else { return false }
            interleaving.runBlocks { _ = cmq_run() }
            return true
        }
        // Other threads only add to the end of the queue.
        let entry = queue.withLock { $0.jobs.remove(at: places[choice]) }
        interleaving.run(entry.job) { run(entry) }
        return true
    }

    // MARK: - What Swift asks for

    /// From any thread.
    fileprivate func add(_ job: UnownedJob, isMain: Bool) {
        let (wakes, isRecording) = queue.withLock {
            $0.jobs.append(JobQueue.Entry(job: job, isMain: isMain))
            return ($0.isWaiting, $0.isRecording)
        }
        if isRecording, cmq_is_main_thread() { interleaving?.add(job, label: label) }
        if wakes { DispatchQueue.main.async {} }
    }

    /// From the main thread, since only jobs sleep.
    fileprivate func add<C: Clock>(_ job: UnownedJob, sleepingUntil instant: C.Instant, on clock: C) {
        guard let left = clock.now.duration(to: instant) as? Duration else {
            preconditionFailure("\(C.self) measures time in something else than seconds, and can't put tasks to sleep")
        }
        interleaving?.addWake(job)
        guard let timeline, !RealTime.isWanted else { return addReal(job, after: left) }
        let seconds = left / .seconds(1)
        let spent = running.map { JobTimes.now - $0.since } ?? (worked: 0, lost: 0, switches: 0)
        let length = SleepLength.likeliest(left: seconds, spent)
        // A sleep of no length lets other tasks run.
        guard length > 0 else { return add(job, isMain: false) }
        // The timeline belongs to the main actor, which does nothing else while a task of another actor goes to sleep.
        let outer = running
        running?.isMain = true
        defer { running = outer }
        timeline(length) { self.add(job, isMain: false) }
    }

    private func addReal(_ job: UnownedJob, after delay: Duration) {
        let due = ContinuousClock.now + delay
        let place = realSleeps.firstIndex { $0.due > due } ?? realSleeps.endIndex
        realSleeps.insert((due, job), at: place)
    }

    /// Whether the code that runs on the main thread is a part of the main actor. Asked there.
    package var isOnMainActor: Bool { running?.isMain ?? true }
}

/// Takes the jobs of actors and tasks, and the sleeps of tasks.
private class Jobs: SchedulingExecutor, @unchecked Sendable {
    private let isMain: Bool

    fileprivate init(isMain: Bool) { self.isMain = isMain }

    func enqueue(_ job: consuming ExecutorJob) { VirtualExecutor.shared.add(UnownedJob(job), isMain: isMain) }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) { VirtualExecutor.shared.add(UnownedJob(job), sleepingUntil: instant, on: clock) }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { VirtualExecutor.shared.add(UnownedJob(job), sleepingUntil: clock.now.advanced(by: delay), on: clock) }
}

/// The executor of the main actor.
private final class MainJobs: Jobs, MainExecutor, @unchecked Sendable {
    static let shared = MainJobs(isMain: true)

    var isMainExecutor: Bool { true }
    func isIsolatingCurrentContext() -> Bool? { VirtualExecutor.shared.isOnMainActor }
    func checkIsolated() {
        precondition(
            VirtualExecutor.shared.isOnMainActor, "this has to run on the main actor, and runs in another task")
    }

    // The program's own loop runs the jobs.
    func run() {}
    func stop() {}
}

/// The executor of all other actors and tasks.
private final class OtherJobs: Jobs, TaskExecutor, @unchecked Sendable {
    static let shared = OtherJobs(isMain: false)
}

private enum Executors: ExecutorFactory {
    static var mainExecutor: any MainExecutor { MainJobs.shared }
    static var defaultExecutor: any TaskExecutor { OtherJobs.shared }
}
