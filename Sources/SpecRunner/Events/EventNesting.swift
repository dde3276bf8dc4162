/// Restores the nesting of a run in the events of a log: files, groups in them, specs in those. A misplaced event is
/// left out, or completed by the missing ones before it, so that listeners can rely on the nesting.
struct EventNesting {
    /// The events, nested as in a run.
    private(set) var events: [SpecEvent] = []

    /// The name of the log.
    private let log: String
    private var file: String?
    private var groups: [GroupReference] = []
    private var running: SpecReference?
    /// Output before the first file; it belongs to that file.
    private var early: [SpecEvent] = []
    private var hasStarted = false
    /// Whether the run has ended.
    private(set) var isFinished = false

    init(log: String) { self.log = log }

    /// Adds the next event.
    /// - Returns: The reason if its place is wrong; otherwise `nil`.
    mutating func add(_ event: SpecEvent) -> String? {
        if isFinished { return "it is behind the end of the run" }
        switch event {
        case .runStarted: return start(event)
        case .runFinished:
            let problem = file.map { "the run ends before \($0) does" }
            endFile()
            events.append(event)
            isFinished = true
            return problem
        case .fileStarted(let path):
            let problem = file.map { "\(path) starts before \($0) ends" }
            endFile()
            file = path
            events += [event] + early
            early = []
            return problem
        case .output, .step:
            if file == nil { early.append(event) } else { events.append(event) }
            return nil
        default:
            guard let file else { return "it belongs to no file" }
            return add(event, in: file)
        }
    }

    private mutating func start(_ event: SpecEvent) -> String? {
        guard !hasStarted, file == nil else { return "a run starts within another one" }
        hasStarted = true
        events.append(event)
        return nil
    }

    private mutating func add(_ event: SpecEvent, in file: String) -> String? {
        switch event {
        case .specStarted(let spec):
            let problem = endSpec()
            running = spec
            events.append(event)
            return problem
        case .specFinished(let result):
            return finish(result)
        case .groupStarted(let group):
            let problem = endSpec()
            groups.append(group)
            events.append(event)
            return problem
        case .groupFinished(let group):
            return finish(group)
        case .fileFinished(let path, _):
            guard path == file else { return "\(path) ends and hasn't started" }
            let problem = endSpec() ?? groups.last.map { "\(path) ends before \"\($0.fullName)\" does" }
            endGroups(to: 0)
            events.append(event)
            self.file = nil
            return problem
        default:
            events.append(event)
            return nil
        }
    }

    private mutating func finish(_ result: SpecResult) -> String? {
        guard running != result.spec else {
            running = nil
            events.append(.specFinished(result))
            return nil
        }
        _ = endSpec()
        events += [.specStarted(result.spec), .specFinished(result)]
        return "\"\(result.spec.fullName)\" ends and hasn't started"
    }

    private mutating func finish(_ group: GroupReference) -> String? {
        guard let place = groups.lastIndex(of: group) else { return "\"\(group.fullName)\" ends and hasn't started" }
        let problem =
            endSpec() ?? (place < groups.count - 1 ? "\"\(group.fullName)\" ends before a group in it does" : nil)
        endGroups(to: place)
        return problem
    }

    // MARK: - Ends that are missing

    /// Ends the open file at the end of the log.
    mutating func breakOff() { endFile(because: "the log \(log) breaks off here") }

    /// Ends the spec that runs, whose own end is missing.
    private mutating func endSpec() -> String? {
        guard let spec = running else { return nil }
        end(spec, because: "the log \(log) is damaged here")
        return "the end of \"\(spec.fullName)\" is missing"
    }

    private mutating func end(_ spec: SpecReference, because message: String) {
        let detail = OutcomeDetail(outcome: .error, message: message, location: spec.location)
        events.append(.specFinished(SpecResult(spec: spec, details: [detail], seconds: 0)))
        running = nil
    }

    private mutating func endGroups(to count: Int) {
        while groups.count > count { events.append(.groupFinished(groups.removeLast())) }
    }

    private mutating func endFile(because message: String? = nil) {
        guard let file else { return }
        let message = message ?? "the log \(log) is damaged here"
        if let running {
            end(running, because: message)
        } else {
            let detail = OutcomeDetail(outcome: .error, message: message)
            events.append(.groupFailed(groups.last ?? GroupReference(file: file), detail))
        }
        endGroups(to: 0)
        events.append(.fileFinished(path: file, seconds: 0))
        self.file = nil
    }
}
