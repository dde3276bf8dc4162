import CWorkers
import Scripting
import System
import VirtualTime

/// Runs spec files in parallel processes, and passes their events to listeners in the order of the files. Each file
/// gets a fork of this process, so that no state of views or scripts reaches another file, and a crash ends one spec
/// only: it is reported as crashed, and another process continues the file after it. Previews are checked in the same way.
///
/// This process itself stays on one thread and runs no specs, since it could not be forked otherwise.
@MainActor
public final class WorkerRunner: Runner {
    public let settings: ExecutionSettings
    private let work: any WorkerTask
    private var jobs: Int
    /// The receiver of events in the order of time.
    private let observer: (any LiveObserver)?

    /// The Lua files that spec files have loaded, by the path of the spec file: absolute paths without links.
    public private(set) var loadedFiles: [String: [String]] = [:]

    private var files: [FileProgress] = []
    /// The files that wait for a worker, in the order in which they get one.
    private var waiting: [Int] = []
    private var workers: [WorkerProcess] = []
    /// Those that are through and may not have ended yet.
    private var retired: [WorkerProcess] = []
    private var hasStartedWorkers = false
    private var feed = OrderedFeed(files: 0) { _ in }
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Creates a runner.
    /// - Parameters:
    ///  - catalog: The views, models and functions that specs can use.
    ///  - settings: The settings of the execution.
    ///  - jobs: The number of parallel processes, within `possibleJobs`.
    ///  - observer: Receives events in the order of time, across files.
    public convenience init(
        catalog: Catalog, settings: ExecutionSettings, jobs: Int = availableCores, observer: (any LiveObserver)? = nil
    ) {
        self.init(SpecFiles(catalog: catalog, settings: settings), settings, jobs: jobs, observer: observer)
    }

    /// Creates a runner of other work than spec files.
    init(_ work: any WorkerTask, _ settings: ExecutionSettings, jobs: Int, observer: (any LiveObserver)?) {
        self.observer = observer
        self.work = work
        self.settings = settings
        self.jobs = min(max(jobs, Self.possibleJobs.lowerBound), Self.possibleJobs.upperBound)
    }

    /// The possible numbers of parallel processes.
    nonisolated static let possibleJobs = 1...1024

    /// From here on, a signal that asks the process to end lets a run end early, with its report.
    public static func noteInterruptions() { sw_note_interruptions() }

    /// Notes which files are open: those that are opened from here on are of the runs of this process, and closed in workers.
    public static func noteOpenFiles() { RunDescriptors.note() }

    /// From here on, a report that can't be written is an error in this process, and no signal that ends it.
    public static func ignoreOutputSignals() { sw_ignore_output_signals() }

    /// The number of cores for this process.
    public nonisolated static var availableCores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// - Throws: `SpecRunnerError.cannotStartWorker` where not even one worker can be started. Once one has been, the files
    ///   that can't run are reported as errors.
    public func run(files paths: [String], listeners: [any SpecListener]) async throws(SpecRunnerError) -> RunSummary {
        try settings.checkOrders()
        RunDescriptors.note()
        let gate = BailGate(listeners, bail: settings.bail)
        files = FileProgress.all(paths)
        waiting = Array(files.indices)
        feed = OrderedFeed(files: files.count) { [work] in work.pass($0, to: gate.pass) }
        gate.begin(files: work.fileCount(paths), shards: settings.shards)
        // It takes as long as one file's start, so that it is for many of them.
        if files.count > 2 * jobs {
            work.prepare()
            sw_settle_memory()
        }
        // The more of them run than there are descriptors for, the more specs find that they can't open a file.
        jobs = min(jobs, max(1, (Int(sw_free_descriptors()) - Self.spareDescriptors) / 2))
        while !feed.isDone {
            do {
                try await startWorkers()
            } catch {
                guard hasStartedWorkers else { throw error }
                giveUpWaiting(error)
                continue
            }
            wait(gate)
            if sw_interruption() != 0 {
                stopForSignal(sw_interruption())
            } else if gate.isClosed {
                stopForFailures()
            }
        }
        for worker in retired { worker.awaitPrograms() }
        retired = []
        work.finish(gate.pass)
        return gate.finish(interruption: sw_interruption() == 0 ? nil : Int(sw_interruption()))
    }

    // MARK: - Workers

    /// The number of descriptors reserved for other uses.
    private static let spareDescriptors = 8

    /// Starts workers as far as there is room for them.
    private func startWorkers() async throws(SpecRunnerError) {
        while workers.count < jobs, let file = waiting.first {
            do {
                try await start(file)
                waiting.removeFirst()
                hasStartedWorkers = true
            } catch {
                if !workers.isEmpty {
                    // There is room for these; with fewer of them the run takes longer, that is all.
                    jobs = workers.count
                } else if !retired.isEmpty {
                    // Their resources may be just enough.
                    for worker in retired { worker.awaitEnd() }
                    retired = []
                } else {
                    throw error
                }
            }
        }
    }

    /// Starts a worker for a file. In the worker, which is a copy of this process, this runs the file and ends the
    /// process: it never returns into the copies of the frames that wait for the run.
    private func start(_ file: Int) async throws(SpecRunnerError) {
        let pipes = try WorkerPipes()
        // Each copy would print the C library's buffered output, too.
        fflush(nil)
        let process = settings.isTrusted ? sw_fork_kept() : sw_fork()
        guard process >= 0 else {
            let reason = SystemError.last
            pipes.close()
            throw .cannotStartWorker(reason: reason)
        }
        if process == 0 {
            VirtualExecutor.current?.forked()
            RunDescriptors.closeInCopy(but: [pipes.channel.writing, pipes.death.writing])
            await WorkerCopy(
                part: file, file: files[file], work: work, settings: settings,
                sender: EventSender(channel: pipes.channel.writing, mark: pipes.mark),
                channel: pipes.channel.writing, death: pipes.death.writing
            ).run()
        }
        pipes.closeWriting()
        workers.append(
            WorkerProcess(
                ForkedProcess(id: process, isKept: settings.isTrusted), file: file, timeout: settings.timeout,
                channel: pipes.channel.reading, mark: pipes.mark, death: pipes.death.reading))
    }

    /// Reports the files that wait as errors: no process can be started for them.
    private func giveUpWaiting(_ error: SpecRunnerError) {
        let detail = OutcomeDetail(outcome: .error, message: error.description)
        for file in waiting {
            feed.add(files[file].die(detail, seconds: 0), of: file)
            feed.end(file)
        }
        waiting = []
    }

    /// Waits until a worker sends something, ends, or exceeds its limit; and handles it.
    private func wait(_ gate: BailGate) {
        let asked = MonotonicTime.nanoseconds
        let patience =
            (workers.compactMap { $0.timeToLook(at: asked) } + (observer == nil ? [] : [StatusLine.interval])).min()
        var watched = [pollfd(fd: sw_interruption_descriptor(), events: Int16(POLLIN), revents: 0)]
        for worker in workers { watched += worker.polled }
        // After an hour at most it looks again, whatever the number is: of a larger one, milliseconds needn't fit.
        let milliseconds = patience.map { $0 < 3_600 ? Int32(($0 * 1000).rounded(.up)) : 3_600_000 } ?? -1
        let ready = poll(&watched, nfds_t(watched.count), max(milliseconds, -1))
        let start = MonotonicTime.nanoseconds
        // What comes later in this turn may have waited for what comes first.
        let areLate = workers.map { $0.patience(at: start) == 0 }
        for (index, worker) in workers.enumerated() {
            let (channel, death) = (watched[1 + 2 * index], watched[2 + 2 * index])
            let hasEnded = ready > 0 && death.revents != 0
            if worker.timeToLook(at: start) == 0 || ready > 0 && channel.revents != 0 || hasEnded {
                listen(to: worker, hasEnded: hasEnded)
            }
            // What it had sent by then has been listened to.
            if areLate[index] { worker.escalate() }
        }
        for worker in workers {
            if files[worker.file].isFinished { retire(worker) } else if worker.isClosed { reportDeath(of: worker) }
        }
        gate.pause()
        observer?.tick()
        workers.removeAll(where: \.isClosed)
        retired.removeAll(where: \.hasEnded)
        let seconds = MonotonicTime.seconds(since: start)
        if seconds > Self.notableSeconds {
            for worker in workers { worker.excuse(seconds: seconds) }
        }
    }

    /// The time for handling messages, in seconds, after which workers may have had to wait for it.
    private static let notableSeconds = 0.02

    /// Handles the messages of a worker.
    private func listen(to worker: WorkerProcess, hasEnded: Bool = false) {
        let file = worker.file
        worker.listen(
            &buffer, hasEnded: hasEnded, printed: { feed.add(files[file].receive(printed: $0), of: file) },
            noted: { note in
                if case .loaded(let loaded) = note { loadedFiles[files[file].path] = loaded }
                work.note(note, of: file)
            },
            event: { event throws(WorkerDamage) in
                let events = try files[file].receive(event)
                observer?.noteNow(event)
                feed.add(events, of: file)
            })
    }

    /// Lets a worker go whose file is through, without waiting for its end.
    private func retire(_ worker: WorkerProcess) {
        worker.retire()
        retired.append(worker)
        feed.end(worker.file)
    }

    /// Reports how a worker ended, and lets another one go on with its file where it left something.
    private func reportDeath(of worker: WorkerProcess) {
        let status = worker.end(&buffer)
        let file = worker.file
        guard !files[file].isFinished else { return feed.end(file) }
        let place = files[file].running?.location ?? SourcePosition(file: files[file].path, line: 1)
        let report = DeathReport(
            status: status, reason: worker.reason, isDamaged: worker.isDamaged, seed: worker.seed,
            frames: worker.lastWords,
            printed: files[file].runningOutput)
        feed.add(
            files[file].die(
                report.detail(at: place, in: Sandbox(settings, file: files[file].path)), seconds: worker.secondsOfStage,
                actions: report.actions),
            of: file)
        if files[file].isFinished { feed.end(file) } else { waiting.insert(file, at: 0) }
    }

    // MARK: - Stopping early

    /// Ends all workers after a signal. Their events are reported, and so is a running spec; files after it never
    /// start.
    private func stopForSignal(_ signal: Int32) {
        let name = sw_signal_name(signal).map { String(cString: $0) } ?? "a signal"
        for worker in workers {
            listen(to: worker)
            worker.kill(&buffer)
            guard files[worker.file].running != nil else { continue }
            let detail = OutcomeDetail(
                outcome: .error, message: "interrupted by \(name) while it ran",
                location: files[worker.file].running?.location)
            feed.add(files[worker.file].die(detail, seconds: worker.secondsOfStage), of: worker.file)
        }
        endEverything()
    }

    /// Ends all workers after enough failures. Events of later files are dropped, since their number depends on chance.
    private func stopForFailures() {
        for worker in workers { worker.kill(&buffer) }
        endEverything()
    }

    private func endEverything() {
        workers = []
        waiting = []
        for file in files.indices {
            feed.add(files[file].end(seconds: 0), of: file)
            feed.end(file)
        }
    }
}
