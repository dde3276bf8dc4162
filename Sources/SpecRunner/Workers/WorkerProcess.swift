import CWorkers
import System

/// A process that runs a spec file, seen from the one that started it.
final class WorkerProcess {
    /// Which file it runs.
    let file: Int
    /// The reason why it had to be ended; nil as long as it hasn't.
    var reason: String? { stage.reason }
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

    /// The time of the current stage.
    private var stage: StageTime

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
        stage = StageTime(limit: timeout)
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
            stage.begin(limit: stage.limit, at: nanoseconds)
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
    var secondsOfStage: Double { stage.seconds }

    /// The time until the next step against it, in seconds; nil without a limit.
    var patience: Double? { stage.patience }

    /// Gives it as much time as this process has just taken for something else: meanwhile, its channel may have been full.
    func excuse(seconds: Double) { stage.excuse(seconds: seconds) }

    /// Notes the progress that an event shows.
    private func noteProgress(_ event: SpecEvent, at nanoseconds: Int) {
        switch event {
        case .specStarted, .specFinished, .fileStarted, .groupStarted, .groupFinished, .fileFinished:
            seed = nil
            var limit = timeout
            if case .specStarted(let spec) = event, let own = spec.timeout { limit = own }
            stage.begin(limit: limit, at: nanoseconds)
        default: break
        }
    }

    /// Takes the next step against a stage that exceeds its limit: first a gentle one, so that the script can report
    /// its place and the process can go on.
    func escalate() {
        guard !isClosed else { return }
        switch stage.escalate() {
        case .asked: send(SIGUSR1, to: process)
        case .told: send(SIGQUIT, to: process)
        case .killed: endProcess()
        case nil: break
        }
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
