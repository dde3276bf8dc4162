import CWorkers
import System

/// A process that runs a spec file, seen from the one that started it.
final class WorkerProcess {
    /// Which file it runs.
    let file: Int
    /// The reason why it had to be ended; nil as long as it hasn't.
    @exclusivity(unchecked) private(set) var reason: String?
    /// The text that it wrote as it died.
    private(set) var lastWords = ""
    /// Whether it has nothing more to say.
    private(set) var isClosed = false

    private let process: pid_t
    /// Whether the process is an intermediate one, which ends the worker's own children.
    private let isKept: Bool
    private let timeout: Double?
    private let log: WorkerLog
    private var receiver: EventReceiver
    /// The pipe that wakes this process, and brings what the log has no room for.
    private let events: Int32
    private let printing: Int32
    private let death: Int32
    private var isPrintingOpen = true
    @exclusivity(unchecked) private var text = PrintedText()
    @exclusivity(unchecked) private var bound = PrintBound()

    /// The seed of the order in which the jobs of the running spec run; nil for the usual one.
    @exclusivity(unchecked) private(set) var seed: Int?

    /// The number of reads of its output at a time. Output before the arrived events is in the pipe, which holds no
    /// more than one or two reads.
    private static let mostReads = 16

    /// The start of the current stage: a spec, or the code between two of them.
    @exclusivity(unchecked) private var stageStart = MonotonicTime.nanoseconds
    /// The time limit of the stage, in seconds.
    @exclusivity(unchecked) private var limit: Double?
    @exclusivity(unchecked) private var pressure = Pressure.none

    /// The steps against a stage that exceeds its limit.
    private enum Pressure: Int {
        /// Nothing.
        case none
        /// The script was asked to end: it raises an error.
        case asked
        /// The process was sent the signal to report its place and to die.
        case told
        /// The process was ended.
        case killed

        /// The time for a step to take effect, in seconds.
        static let patience = 0.4
    }

    init(
        process: pid_t, isKept: Bool, file: Int, timeout: Double?, log: WorkerLog, events: Int32, printing: Int32,
        death: Int32
    ) {
        self.process = process
        self.isKept = isKept
        self.file = file
        self.timeout = timeout
        self.log = log
        receiver = EventReceiver(log: log)
        self.events = events
        self.printing = printing
        self.death = death
        limit = timeout
    }

    deinit { closeDescriptors() }

    /// Closes its descriptors, also for a copy of this process.
    func closeDescriptors() {
        for descriptor in [events, printing, death] { close(descriptor) }
    }

    // MARK: - What it says

    /// The descriptors to poll. Output is read with the events after it, and by itself where none come for a while.
    var descriptors: [Int32] { isPrintingOpen && isQuiet ? [events, printing] : [events] }

    /// The time after which no more events are expected, in seconds: from then on, the worker rings for them.
    private static let silence = 0.02
    /// The time until it is looked at again where events are expected, in seconds.
    private static let glance = 0.002
    /// When events came last.
    private var lastEvents = MonotonicTime.nanoseconds
    /// Whether there have been any. Before the first of them, a worker makes its interpreter.
    private var hasBegun = false
    /// Whether no events are expected.
    private var isQuiet = false

    /// Whether it has said something that hasn't been listened to.
    var hasMore: Bool { log.hasMore }

    /// Prepares for a wait.
    /// - Returns: The time until it needs to be looked at even if nothing comes, in seconds; nil for never.
    func timeToLook() -> Double? {
        let left = Self.silence - MonotonicTime.seconds(since: lastEvents)
        isQuiet = left <= 0
        if isQuiet ? !log.awaitBell() : log.hasMore { return 0 }
        return [patience, isQuiet ? nil : hasBegun ? Self.glance : left].compactMap { $0 }.min()
    }

    /// Reads the available messages in order.
    func listen(
        _ buffer: inout [UInt8], printed: (String) -> Void, loaded: ([String]) -> Void, event: (SpecEvent) -> Void
    ) {
        let end = log.appended
        while !isClosed {
            let (bytes, isAtEnd) = Descriptor.readAvailable(events, into: &buffer)
            if isAtEnd { isClosed = true }
            guard !bytes.isEmpty else { break }
            receiver.add(piped: bytes)
        }
        // Once it has ended, all that it said is there.
        let batches = receiver.take(upTo: isClosed ? log.appended : end)
        readPrinted(&buffer)
        if !batches.isEmpty {
            lastEvents = MonotonicTime.nanoseconds
            hasBegun = true
        }
        func tell(_ text: String) {
            if !text.isEmpty, let text = bound.take(text) { printed(text) }
        }
        for batch in batches {
            tell(text.take(upTo: batch.printed))
            for message in batch.messages {
                switch message {
                case .note(.loaded(let files)): loaded(files)
                case .note(.triesAgain(let seed)):
                    beginStage(lasting: limit, at: batch.nanoseconds)
                    self.seed = seed
                case .event(let each):
                    if each.isBoundary, let note = bound.finish() { printed(note) }
                    event(each)
                    noteProgress(each, at: batch.nanoseconds)
                }
            }
        }
        // Some of it may have been printed after the events that have come since.
        if !log.hasMore { tell(text.takeRest()) }
    }

    /// Reads the output before the arrived events, but not endlessly: a process may print faster than it is read.
    private func readPrinted(_ buffer: inout [UInt8]) {
        for _ in 0..<Self.mostReads where isPrintingOpen {
            var bytes: ArraySlice<UInt8> = []
            log.countPrinted {
                let isAtEnd: Bool
                (bytes, isAtEnd) = Descriptor.readAvailable(printing, into: &buffer)
                if isAtEnd { isPrintingOpen = false }
                return bytes.count
            }
            if bytes.isEmpty { return }
            text.add(bytes)
        }
    }

    // MARK: - Its time

    /// The duration of the stage, in seconds.
    var secondsOfStage: Double { MonotonicTime.seconds(since: stageStart) }

    /// The time until the next step, in seconds; nil without a limit.
    var patience: Double? {
        guard let limit, pressure != .killed else { return nil }
        return max(0, limit + Double(pressure.rawValue) * Pressure.patience - secondsOfStage)
    }

    /// Notes the progress that an event shows.
    private func noteProgress(_ event: SpecEvent, at nanoseconds: Int) {
        switch event {
        case .specStarted, .specFinished, .fileStarted, .groupStarted, .groupFinished, .fileFinished:
            seed = nil
            if case .specStarted(let spec) = event, let own = spec.timeout {
                beginStage(lasting: own, at: nanoseconds)
            } else {
                beginStage(lasting: timeout, at: nanoseconds)
            }
        default: break
        }
    }

    private func beginStage(lasting limit: Double?, at nanoseconds: Int) {
        stageStart = nanoseconds
        self.limit = limit
        pressure = .none
        reason = nil
    }

    /// Takes the next step against a stage that exceeds its limit: first a gentle one, so that the script can report
    /// its place and the process can go on.
    func hurry() {
        guard let limit, patience == 0, !log.hasMore else { return }
        reason = Deadline.reason(limit)
        switch pressure {
        case .none: press(.asked, SIGUSR1)
        case .asked: press(.told, SIGQUIT)
        case .told, .killed:
            pressure = .killed
            endProcess()
        }
    }

    private func press(_ pressure: Pressure, _ signal: Int32) {
        self.pressure = pressure
        send(signal, to: process)
    }

    // MARK: - Its end

    /// Ends it and whatever it started.
    private func endProcess() {
        if isKept { sw_end_kept(process) } else { sw_kill_group(process) }
    }

    /// Waits for it, which has closed its pipes or been killed.
    /// - Returns: Its exit status, or minus the signal that ended it.
    func end(_ buffer: inout [UInt8]) -> Int32 {
        var status: Int32 = 0
        sw_wait(process, &status)
        while true {
            let bytes = Descriptor.readAvailable(death, into: &buffer).bytes
            if bytes.isEmpty { break }
            lastWords += String(decoding: bytes, as: UTF8.self)
        }
        return status
    }

    /// Ends it, which has nothing more to do, and whatever it started, without waiting for that.
    func retire() {
        endProcess()
        isClosed = true
    }

    /// Whether it has ended after it was let go.
    var hasEnded: Bool { sw_has_ended(process) }

    /// Waits for it to end after it was let go, where that takes programs with it: whoever looks after the run is to find
    /// none.
    func awaitPrograms() {
        if isKept { awaitEnd() }
    }

    /// Waits for its end after it was let go.
    func awaitEnd() {
        var status: Int32 = 0
        sw_wait(process, &status)
    }

    /// Kills it with its children.
    func kill(_ buffer: inout [UInt8]) {
        endProcess()
        _ = end(&buffer)
        isClosed = true
    }
}

/// `kill(2)`, which the method of that name hides.
private func send(_ signal: Int32, to process: pid_t) { kill(process, signal) }
