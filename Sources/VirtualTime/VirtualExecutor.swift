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
///
/// In a process that isn't a console, it runs only the tasks of specs: see `runSpec(_:)`.
package final class VirtualExecutor: @unchecked Sendable {
    /// The executor of this process, or of the running task where only those of specs are its own; nil where there is none, as
    /// in a test of a test runner.
    package static var current: VirtualExecutor? { isGuest && !ownsThread ? nil : installed }

    /// Whether the calling thread runs a task of this executor.
    package static var ownsThread: Bool { cmq_is_spec_thread() }

    /// Whether all tasks of the process are those of a console and its specs.
    package static var isConsole: Bool { installed != nil && !isGuest }

    private nonisolated(unsafe) static var installed: VirtualExecutor?
    /// Whether other tasks of the process are none of its own.
    nonisolated(unsafe) static var isGuest = false

    /// Schedules what wakes a task that sleeps, after a number of seconds. Without it, sleeps take real time.
    package nonisolated(unsafe) var timeline: ((_ seconds: Double, _ wake: @escaping () -> Void) -> Void)?

    private struct RunningJob {
        let job: UnownedJob
        /// Whether it is a part of the main actor.
        var isMain: Bool
    }

    struct Queue {
        var jobs = JobQueue()
        /// Whether the main thread waits until Dispatch's main queue wakes it.
        var isWaiting = false
        /// Whether jobs are named for the record of an order.
        var isRecording = false
        /// Whether the main queue is about to run jobs, in a process with others.
        var isPumping = false
    }

    let queue = Guarded(Queue())
    /// The tasks that are its own, in a process with others.
    let ownTasks = Guarded(OwnTasks())
    /// The sleeps in real time, with the nanoseconds of `MonotonicTime` at which they end.
    private nonisolated(unsafe) var realSleeps: [(due: Int, job: UnownedJob)] = []
    /// The running job; nil between jobs.
    private nonisolated(unsafe) var running: RunningJob?
    private nonisolated(unsafe) var isStopped = false
    /// The numbers of tasks that don't run any more.
    private nonisolated(unsafe) var abandoned: Set<UInt64> = []
    /// Told of each job that becomes ready on the main thread, by the code that makes it ready.
    private nonisolated(unsafe) var added: ((UnownedJob) -> Void)?

    static let shared = VirtualExecutor()

    /// Has Swift ask for the executor of each job from here on.
    /// - Parameter asGuest: Whether other tasks of the process are none of its own.
    static func install(asGuest: Bool) {
        isGuest = asGuest
        installed = shared
        _createExecutors(factory: Executors.self)
    }

    /// Runs a program: `body` and all that it starts, on this thread, which is the process's first one. Called before
    /// anything in the process uses concurrency.
    package static func run(_ body: @escaping @MainActor () async -> Void) {
        cmq_hash_alike()
        _ = cmq_set_spec_thread(true)
        install(asGuest: false)
        RuntimeClock.learn()
        RunPlace.enter()
        cmq_note_thrown { error in
            // Without a listener, throwing costs a call more.
            let executor = VirtualExecutor.shared
            guard let observer = executor.thrown, cmq_is_spec_thread(), executor.isInTask, let error else { return }
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
    /// - Parameters:
    ///   - limit: The largest number of jobs to run, since some tasks never stop yielding.
    ///   - isInterrupted: Asked before each job whether to end early.
    /// - Returns: Whether anything ran.
    package func runReady(limit: Int = 100_000, unless isInterrupted: () -> Bool = { false }) -> Bool {
        var count = 0
        while count < limit, !isInterrupted(), runNext() { count += 1 }
        return count > 0
    }

    /// Whether no job is ready.
    package var isIdle: Bool { queue.withLock { $0.jobs.isEmpty } }

    /// Runs jobs for a moment, to find the tasks that become ready again and again.
    /// - Parameter note: Called where a task makes itself or another one ready, with the number of that which does; mostly as a
    ///   part of it, since a task that moves to another executor is none for a moment.
    /// - Returns: The numbers of these tasks.
    package func findEndlessTasks(note: @escaping (_ running: UInt64) -> Void) -> Set<UInt64> {
        var counts: [UInt64: Int] = [:]
        added = { job in
            counts[taskNumber(job), default: 0] += 1
            if let running = self.running { note(taskNumber(running.job)) }
        }
        defer { added = nil }
        _ = runReady(limit: 10_000)
        // 0 is no task's number.
        return Set(counts.filter { $0.key != 0 && $0.value > 2 }.keys)
    }

    /// Leaves tasks where they are, for ever. Whatever else doesn't come to an end then, such as tasks that start others
    /// without end, is left as well, if it is ready.
    package func abandon(_ tasks: Set<UInt64>) {
        abandoned.formUnion(tasks)
        let limit = 10_000
        var count = 0
        while count < limit, runNext() { count += 1 }
        if count == limit { queue.withLock { $0.jobs = JobQueue() } }
    }

    private func runNext() -> Bool {
        if let interleaving { return runNext(in: interleaving) }
        guard let entry = queue.withLock({ $0.jobs.popFirst() }) else { return Self.isGuest ? false : cmq_run() }
        run(entry)
        return true
    }

    func run(_ entry: JobQueue.Entry) {
        if !abandoned.isEmpty, abandoned.contains(taskNumber(entry.job)) { return }
        let outer = running
        running = RunningJob(job: entry.job, isMain: entry.isMain)
        let wasOwn = cmq_set_spec_thread(true)
        defer {
            running = outer
            _ = cmq_set_spec_thread(wasOwn)
        }
        Self.runNow(entry)
    }

    /// Runs a job on this thread, of any executor.
    static func runNow(_ entry: JobQueue.Entry) {
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
            let left = -MonotonicTime.seconds(since: due) * 1000
            milliseconds = Int32(min(max(left.rounded(.up), 0), 3_600_000))
        }
        var work = pollfd(fd: cmq_descriptor(), events: Int16(POLLIN), revents: 0)
        _ = poll(&work, 1, milliseconds)
        queue.withLock { $0.isWaiting = false }
    }

    private func wakeSleepers() {
        while let first = realSleeps.first, first.due <= MonotonicTime.nanoseconds {
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
        cmq_note_blocks(interleaving != nil)
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
    func add(_ job: UnownedJob, isMain: Bool) {
        if Self.isGuest { return addAsGuest(JobQueue.Entry(job: job, isMain: isMain)) }
        let (wakes, isRecording) = queue.withLock {
            $0.jobs.append(JobQueue.Entry(job: job, isMain: isMain))
            return ($0.isWaiting, $0.isRecording)
        }
        if isRecording, cmq_is_spec_thread() { interleaving?.add(job, label: label) }
        if cmq_is_spec_thread() { added?(job) }
        if wakes { DispatchQueue.main.async {} }
    }

    /// From the main thread, since only jobs sleep; as a guest, from any.
    fileprivate func add(_ job: UnownedJob, isMain: Bool, sleepingFor length: Duration) {
        if Self.isGuest, !Self.ownsThread { return addReal(job, isMain: isMain, after: length) }
        interleaving?.addWake(job)
        guard let timeline, !RealTime.isWanted else { return addReal(job, isMain: isMain, after: length) }
        // A duration that was made of a number of seconds may be off by some of its attoseconds.
        let seconds = (length / .nanoseconds(1)).rounded() / 1e9
        // A sleep of no length lets other tasks run.
        guard seconds > 0 else { return add(job, isMain: false) }
        // The timeline belongs to the main actor, which does nothing else while a task of another actor goes to sleep.
        let outer = running
        running?.isMain = true
        defer { running = outer }
        timeline(seconds) { self.add(job, isMain: false) }
    }

    private func addReal(_ job: UnownedJob, isMain: Bool, after delay: Duration) {
        guard !Self.isGuest else {
            return DispatchQueue.global().asyncAfter(deadline: .now() + delay / .seconds(1)) {
                self.add(job, isMain: isMain)
            }
        }
        // Not longer than a century, which can be counted in nanoseconds.
        let due = MonotonicTime.nanoseconds + Int(min(max(delay / .nanoseconds(1), 0), 3e18))
        let place = realSleeps.firstIndex { $0.due > due } ?? realSleeps.endIndex
        realSleeps.insert((due, job), at: place)
    }

    /// Whether the code that runs on the main thread is a part of the main actor. Asked there, by a task of this executor.
    package var isOnMainActor: Bool { running?.isMain ?? true }

    /// Whether the calling code is a part of the main actor, on any thread.
    fileprivate var isIsolating: Bool { Self.isGuest && !Self.ownsThread ? MainQueueMark.isCurrent : isOnMainActor }
}

/// Takes the jobs of actors and tasks, and the sleeps of tasks.
private class Jobs: SchedulingExecutor, @unchecked Sendable {
    private let isMain: Bool

    fileprivate init(isMain: Bool) { self.isMain = isMain }

    func enqueue(_ job: consuming ExecutorJob) { VirtualExecutor.shared.add(UnownedJob(job), isMain: isMain) }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        // The runtime's clocks stand still within a job, so that this is the length that was written.
        sleep(UnownedJob(job), clock.now.duration(to: instant), on: clock)
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { sleep(UnownedJob(job), delay, on: clock) }

    private func sleep<C: Clock>(_ job: UnownedJob, _ length: C.Duration, on clock: C) {
        guard let length = length as? Duration else {
            preconditionFailure("\(C.self) measures time in something else than seconds, and can't put tasks to sleep")
        }
        VirtualExecutor.shared.add(job, isMain: isMain, sleepingFor: length)
    }
}

/// The executor of the main actor.
private final class MainJobs: Jobs, MainExecutor, @unchecked Sendable {
    static let shared = MainJobs(isMain: true)

    var isMainExecutor: Bool { true }
    func isIsolatingCurrentContext() -> Bool? { VirtualExecutor.shared.isIsolating }
    func checkIsolated() {
        precondition(
            VirtualExecutor.shared.isIsolating, "this has to run on the main actor, and runs in another task")
    }

    // The program's own loop runs the jobs, or that in which a guest came.
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
