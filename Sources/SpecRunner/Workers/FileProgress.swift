import System

/// The progress of a spec file in another process, which joins the events of its workers into one sequence: a worker
/// that replaces one that died runs the file again, and the repeated events are dropped.
struct FileProgress {
    let path: String
    /// The number of times that the file has run before in this run.
    let repetition: Int

    /// The spec that was started and hasn't finished.
    private(set) var running: SpecReference?
    /// The output of the running spec on standard output and standard error, outside of events.
    private(set) var runningOutput = ""
    /// The specs that are through.
    private var finished: [SpecReference] = []
    /// Whether the end of the file has been reported.
    private(set) var isFinished = false

    /// Whether anything has been reported, so that another worker would repeat it.
    private var isStarted = false
    /// When the file began, in nanoseconds of `MonotonicTime`.
    private var start: Int?
    /// Whether a worker was replaced, so that its events have to be compared with the reported ones.
    private var isResumed = false
    /// Whether the worker that took over has come to something new.
    private var hasCaughtUp = true
    /// The groups with a reported start and no reported end, the outermost first.
    private var open: [GroupReference] = []
    /// The groups in which the worker is.
    private var current: [GroupReference] = []
    /// Reported failures of groups, with the number of times that the current worker may repeat each.
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

    /// The events to report for an event of the worker.
    /// - Throws: `WorkerDamage` for an event that can't come here.
    mutating func receive(_ event: SpecEvent) throws(WorkerDamage) -> [SpecEvent] {
        guard canFollow(event) else { throw WorkerDamage() }
        switch event {
        case .fileStarted:
            defer { isStarted = true }
            start = start ?? MonotonicTime.nanoseconds
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
        case .step, .traced:
            return [event]
        case .output:
            return hasCaughtUp ? nested() + [event] : []
        case .fileFinished(let path, let seconds):
            isFinished = true
            current = []
            // The worker knows only its own part.
            let whole = isResumed ? start.map { MonotonicTime.seconds(since: $0) } ?? seconds : seconds
            return nested() + [.fileFinished(path: path, seconds: whole)]
        case .runStarted, .runFinished:
            return []
        }
    }

    /// Whether a worker can send an event now. One whose memory is damaged may send any.
    private func canFollow(_ event: SpecEvent) -> Bool {
        guard !isFinished else { return false }
        switch event {
        case .fileStarted(let path): return path == self.path && running == nil
        case .groupStarted(let group): return group.file == path && running == nil
        case .groupFinished(let group): return group == current.last && running == nil
        case .specStarted(let spec): return spec.group.file == path && running == nil
        case .specFinished(let result): return result.spec == running
        case .fileFinished(let path, _): return path == self.path && running == nil
        case .groupFailed(let group, _): return group.file == path
        case .traced: return running != nil
        case .step, .output: return true
        case .runStarted, .runFinished: return false
        }
    }

    /// The events to report for output of the worker.
    mutating func receive(printed text: String) -> [SpecEvent] {
        runningOutput += text
        return hasCaughtUp ? nested() + [.output(text: text)] : []
    }

    /// The ends and starts of groups from the reported place to the worker's.
    private mutating func nested() -> [SpecEvent] {
        guard isResumed else { return [] }
        var common = 0
        while common < open.count, common < current.count, open[common] == current[common] { common += 1 }
        let events =
            open[common...].reversed().map(SpecEvent.groupFinished) + current[common...].map(SpecEvent.groupStarted)
        open = current
        return events
    }

    /// The numbers of finished specs by identity.
    var done: [String: Int] { finished.reduce(into: [:]) { $0[$1.identity, default: 0] += 1 } }

    private mutating func finish(_ spec: SpecReference) {
        finished.append(spec)
        running = nil
        runningOutput = ""
    }

    // MARK: - A worker's end

    /// Ends the running spec with `detail`, because its worker died; or the file, if no spec was running: the next
    /// worker would die in the same place.
    /// - Parameters:
    ///   - seconds: The duration of the spec, or of the file.
    ///   - actions: What the spec did before.
    mutating func die(_ detail: OutcomeDetail, seconds: Double, actions: [SpecAction] = []) -> [SpecEvent] {
        var events: [SpecEvent] = []
        if let spec = running {
            finish(spec)
            events.append(.specFinished(SpecResult(spec: spec, details: [detail], seconds: seconds, actions: actions)))
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
