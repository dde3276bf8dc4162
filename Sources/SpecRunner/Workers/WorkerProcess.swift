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

    private let process: ForkedProcess
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
        _ process: ForkedProcess, file: Int, timeout: Double?, channel: Int32, mark: [UInt8], death: Int32
    ) {
        self.process = process
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

    /// Returns the time from a moment, in nanoseconds, until it needs to be looked at even if nothing comes, in seconds; nil for
    /// never.
    func timeToLook(at now: Int) -> Double? { [patience(at: now), printed.patience(at: now)].compactMap(\.self).min() }

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
            process.end()
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

    /// Returns the time from a moment, in nanoseconds, until the next step against it, in seconds; nil without a limit.
    func patience(at now: Int) -> Double? { stage.patience(at: now) }

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
        case .asked: process.send(SIGUSR1)
        case .told: process.send(SIGQUIT)
        case .killed: process.end()
        case nil: break
        }
    }

    // MARK: - Its end

    /// Waits for it, which has closed its pipes or been killed.
    /// - Returns: Its exit status, or minus the signal that ended it.
    func end(_ buffer: inout [UInt8]) -> Int32 {
        let status = process.awaitEnd()
        while true {
            let bytes = Descriptor.readAvailable(death, into: &buffer).bytes
            if bytes.isEmpty { break }
            lastWords += String(decoding: bytes, as: UTF8.self)
        }
        return status
    }

    /// Ends it, which has nothing more to do, and whatever it started, without waiting for that.
    func retire() {
        process.end()
        isClosed = true
    }

    /// Whether it has ended after it was let go.
    var hasEnded: Bool { process.hasEnded }

    /// Waits for it to end after it was let go, where that takes programs with it: whoever looks after the run is to find
    /// none.
    func awaitPrograms() {
        if process.isKept { process.awaitEnd() }
    }

    /// Waits for its end; by force after a few seconds.
    func awaitEnd() { process.awaitEnd() }

    /// Kills it with its children.
    func kill(_ buffer: inout [UInt8]) {
        process.end()
        _ = end(&buffer)
        isClosed = true
    }
}
