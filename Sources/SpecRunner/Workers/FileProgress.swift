/// What is known of one spec file while it runs in another process, and how what its workers say becomes one account of
/// it: a worker that takes over from one that died goes through the file again, and what it repeats is left out.
struct FileProgress {
    let path: String
    /// How many times the file has run before in this run.
    let repetition: Int

    /// The spec that was started and hasn't finished.
    private(set) var running: SpecReference?
    /// What the running spec printed past us, on standard output and standard error.
    private(set) var runningOutput = ""
    /// The specs that are through.
    private var finished: [SpecReference] = []
    /// Whether the file's end has been told.
    private(set) var isFinished = false

    /// Whether anything has been told, so that another worker repeats it.
    private var isStarted = false
    /// When the file began.
    private var start: ContinuousClock.Instant?
    /// Whether a worker took over, so that what it says has to be compared with what is told.
    private var isResumed = false
    /// Whether the worker that took over has come to something new.
    private var hasCaughtUp = true
    /// The groups whose start was told and whose end wasn't, the outermost first.
    private var open: [GroupReference] = []
    /// The groups in which the worker is.
    private var current: [GroupReference] = []
    /// Failures of groups that were told, with how often the present worker may repeat each.
    private var toldFailures: [String: Int] = [:]
    private var repeatableFailures: [String: Int] = [:]

    init(path: String, repetition: Int = 0) {
        self.path = path
        self.repetition = repetition
    }

    /// An account for each of some files, one of which may be there several times.
    static func all(_ paths: [String]) -> [FileProgress] {
        var counts: [String: Int] = [:]
        return paths.map { path in
            defer { counts[path, default: 0] += 1 }
            return FileProgress(path: path, repetition: counts[path, default: 0])
        }
    }

    // MARK: - What a worker says

    /// What an event of the worker adds to the account.
    mutating func receive(_ event: SpecEvent) -> [SpecEvent] {
        switch event {
        case .fileStarted:
            defer { isStarted = true }
            start = start ?? .now
            return isStarted ? [] : [event]
        case .groupStarted(let group):
            current.append(group)
            guard !isResumed else { return [] }
            open.append(group)
            return [event]
        case .groupFinished:
            current.removeLast()
            guard !isResumed else { return [] }
            open.removeLast()
            return [event]
        case .groupFailed(let group, let detail):
            let key = "\(group.file): \(group.fullName): \(detail.message)"
            if let count = repeatableFailures[key], count > 0 {
                repeatableFailures[key] = count - 1
                return []
            }
            toldFailures[key, default: 0] += 1
            return nested() + [event]
        case .specStarted(let spec):
            running = spec
            runningOutput = ""
            hasCaughtUp = true
            return nested() + [event]
        case .specFinished(let result):
            finish(result.spec)
            return [event]
        case .step:
            return [event]
        case .output:
            return hasCaughtUp ? nested() + [event] : []
        case .fileFinished(let path, let seconds):
            isFinished = true
            current = []
            // The worker knows only of its own part.
            let whole = isResumed ? start.map(\.secondsSince) ?? seconds : seconds
            return nested() + [.fileFinished(path: path, seconds: whole)]
        case .runStarted, .runFinished:
            return []
        }
    }

    /// What came out of the worker's standard output and standard error.
    mutating func receive(printed text: String) -> [SpecEvent] {
        runningOutput += text
        return hasCaughtUp ? nested() + [.output(text: text)] : []
    }

    /// Goes from the groups that were told to be open to those in which the worker is.
    private mutating func nested() -> [SpecEvent] {
        guard isResumed else { return [] }
        var common = 0
        while common < open.count, common < current.count, open[common] == current[common] { common += 1 }
        let events =
            open[common...].reversed().map(SpecEvent.groupFinished) + current[common...].map(SpecEvent.groupStarted)
        open = current
        return events
    }

    /// How many specs of an identity are through.
    var done: [String: Int] { finished.reduce(into: [:]) { $0[$1.identity, default: 0] += 1 } }

    private mutating func finish(_ spec: SpecReference) {
        finished.append(spec)
        running = nil
        runningOutput = ""
    }

    // MARK: - A worker's end

    /// The running spec ends with `detail`, because its worker has; or the file does, where none ran: the next worker
    /// would come to the same end.
    /// - Parameter seconds: How long the spec, or the file, ran.
    mutating func die(_ detail: OutcomeDetail, seconds: Double) -> [SpecEvent] {
        var events: [SpecEvent] = []
        if let spec = running {
            finish(spec)
            events.append(.specFinished(SpecResult(spec: spec, details: [detail], seconds: seconds)))
        } else {
            if !isStarted { events.append(.fileStarted(path: path)) }
            isStarted = true
            events.append(.groupFailed(current.last ?? GroupReference(file: path), detail))
            events += end(seconds: seconds)
        }
        current = []
        isResumed = true
        hasCaughtUp = false
        repeatableFailures = toldFailures
        return events
    }

    /// Ends the file here, whatever is left of it.
    mutating func end(seconds: Double) -> [SpecEvent] {
        guard isStarted, !isFinished else { return [] }
        isFinished = true
        defer { open = [] }
        return open.reversed().map(SpecEvent.groupFinished) + [.fileFinished(path: path, seconds: seconds)]
    }
}
