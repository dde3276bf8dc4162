import CWorkers
import System

/// A process that runs a spec file, seen from the one that started it.
final class WorkerProcess {
    /// Which file it runs.
    let file: Int
    /// The reason why it had to be ended; nil as long as it hasn't.
    private(set) var reason: String?
    /// The text that it wrote as it died.
    private(set) var lastWords = ""
    /// Whether it has nothing more to say.
    private(set) var isClosed = false
    /// Whether it sent what makes no sense. It is ended for that.
    private(set) var isDamaged = false

    private let process: pid_t
    /// Whether the process is an intermediate one, which ends the worker's own children.
    private let isKept: Bool
    private let timeout: Double?
    /// The pipe of its messages and of its output.
    private let channel: Int32
    /// The pipe of its last words, which is closed when it has ended.
    private let death: Int32
    private var isChannelOpen = true
    private var reader: ChannelReader
    private var printed = PrintedText()
    private var bound = PrintBound()

    /// The seed of the order in which the jobs of the running spec run; nil for the usual one.
    private(set) var seed: Int?

    /// The number of reads of the channel at a time: more than it holds, but not endlessly many, since a process may print
    /// faster than it is read.
    private static let mostReads = 16

    /// The start of the current stage: a spec, or the code between two of them.
    private var stageStart = MonotonicTime.nanoseconds
    /// The time limit of the stage, in seconds.
    private var limit: Double?
    /// The time before which it isn't pressed, since it may have had to wait for this process.
    private var excusedUntil = 0
    private var pressure = Pressure.none

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

    /// - Parameters:
    ///  - channel: The pipe of its messages and of its output, which is read without waiting.
    ///  - mark: The mark of the channel.
    ///  - death: The pipe of its last words. Nothing but the process itself may have its other end.
    init(
        process: pid_t, isKept: Bool, file: Int, timeout: Double?, channel: Int32, mark: [UInt8], death: Int32
    ) {
        self.process = process
        self.isKept = isKept
        self.file = file
        self.timeout = timeout
        self.channel = channel
        self.death = death
        reader = ChannelReader(mark: mark)
        limit = timeout
    }

    deinit {
        close(channel)
        close(death)
    }

    // MARK: - What it says

    /// What to poll for: messages, and its end. Programs that it started may keep the channel open longer.
    var polled: [pollfd] {
        [
            pollfd(fd: isChannelOpen ? channel : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: death, events: 0, revents: 0),
        ]
    }

    /// The time until it needs to be looked at even if nothing comes, in seconds; nil for never.
    var timeToLook: Double? { [patience, printed.patience].compactMap(\.self).min() }

    /// Reads the available messages in order.
    /// - Parameters:
    ///  - hasEnded: Whether the process has ended, so that all that it sent is there.
    ///  - noted: Takes a note that isn't about the time of the worker.
    ///  - event: Takes an event, unless it can't come from a worker here.
    func listen(
        _ buffer: inout [UInt8], hasEnded: Bool, printed tell: (String) -> Void,
        noted: (FileExecution.Note) -> Void,
        event: (SpecEvent) throws(WorkerDamage) -> Void
    ) {
        guard !isClosed else { return }
        func say(_ text: String?) {
            if let text, let text = bound.take(text) { tell(text) }
        }
        for _ in 0..<Self.mostReads where isChannelOpen {
            let (bytes, isAtEnd) = Descriptor.readAvailable(channel, into: &buffer)
            if isAtEnd { isChannelOpen = false }
            guard !bytes.isEmpty else { break }
            reader.add(bytes)
        }
        do {
            try reader.take(isAtEnd: hasEnded) { piece throws(WorkerDamage) in
                switch piece {
                case .printed(let bytes): printed.add(bytes)
                case .batch(let batch):
                    say(printed.takeAll())
                    for message in batch.messages {
                        try handle(message, sent: batch.nanoseconds, say: say, noted: noted, event: event)
                    }
                }
            }
        } catch {
            isDamaged = true
            endProcess()
        }
        isClosed = hasEnded || isDamaged
        say(isClosed ? printed.takeAll() : printed.takeDue())
    }

    private func handle(
        _ message: WorkerMessage, sent nanoseconds: Int, say: (String?) -> Void,
        noted: (FileExecution.Note) -> Void,
        event: (SpecEvent) throws(WorkerDamage) -> Void
    ) throws(WorkerDamage) {
        switch message {
        case .note(.triesAgain(let seed)):
            beginStage(lasting: limit, at: nanoseconds)
            self.seed = seed
        case .note(let note): noted(note)
        case .event(let each):
            if each.isBoundary, let note = bound.finish() { say(note) }
            try event(each)
            noteProgress(each, at: nanoseconds)
        }
    }

    // MARK: - Its time

    /// The duration of the stage, in seconds.
    var secondsOfStage: Double { MonotonicTime.seconds(since: stageStart) }

    /// The time until the next step, in seconds; nil without a limit.
    var patience: Double? {
        guard let limit, pressure != .killed else { return nil }
        let left = limit + Double(pressure.rawValue) * Pressure.patience - secondsOfStage
        return max(0, left, -MonotonicTime.seconds(since: excusedUntil))
    }

    /// Gives it as much time as this process has just taken for something else: meanwhile, its channel may have been full.
    func excuse(seconds: Double) {
        excusedUntil = MonotonicTime.nanoseconds + Int(seconds * 1e9)
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
        guard let limit, patience == 0, !isClosed else { return }
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

    /// The longest time that the system is given to end a process, in seconds; the one that ends a worker's children takes two
    /// at most.
    private static let endingLimit = 3.0

    /// Ends it and whatever it started.
    private func endProcess() {
        if isKept { sw_end_kept(process) } else { sw_kill_group(process) }
    }

    /// Waits for it, which has closed its pipes or been killed.
    /// - Returns: Its exit status, or minus the signal that ended it.
    func end(_ buffer: inout [UInt8]) -> Int32 {
        let status = awaitEnd()
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

    /// Waits for its end, which something may keep it from: it is ended then, by force.
    /// - Returns: Its exit status, or minus the signal that ended it.
    @discardableResult
    func awaitEnd() -> Int32 {
        var status: Int32 = 0
        if sw_wait(process, Self.endingLimit, &status) { return status }
        endProcess()
        if isKept, sw_wait(process, Self.endingLimit, &status) { return status }
        sw_kill_group(process)
        return sw_wait(process, Self.endingLimit, &status) ? status : -SIGKILL
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
