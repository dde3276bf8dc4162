/// Logs of runs that were parts of one, as the events of that one: file by file in the order of their paths.
public struct EventMerge {
    /// The merged events.
    public private(set) var events: [SpecEvent] = []
    /// The counts of all logs.
    public private(set) var summary = RunSummary()
    /// The problems that make the result incomplete: damaged logs, files in several logs, lost shards.
    public private(set) var problems: [String] = []

    /// The events of one file.
    private struct Section {
        let path: String
        let log: String
        /// Which of the logs that is, from 0.
        let number: Int
        var events: [SpecEvent]
    }

    private var sections: [String: Section] = [:]

    /// Joins logs.
    public init(_ logs: [EventLog]) {
        for (number, log) in logs.enumerated() {
            problems += log.damage.map { "\(log.path): \($0)" }
            add(log, number: number)
        }
        addLosses(of: logs)
        let ordered = sections.values.sorted {
            Self.components($0.path).lexicographicallyPrecedes(Self.components($1.path))
        }
        let tally = Tally()
        events = [.runStarted(files: ordered.count)] + ordered.flatMap(\.events)
        events.forEach(tally.receive)
        tally.summary.seconds = summary.seconds
        tally.summary.interruption = summary.interruption
        summary = tally.summary
        events.append(.runFinished(summary))
    }

    /// Directories are compared before their contents, in the order of a search.
    private static func components(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

    private mutating func add(_ log: EventLog, number: Int) {
        var section: Section?
        for event in log.events {
            switch event {
            case .runStarted: continue
            case .runFinished(let part):
                // Parts run in parallel: the whole takes as long as the longest.
                summary.seconds = max(summary.seconds, part.seconds)
                summary.interruption = summary.interruption ?? part.interruption
            case .fileStarted(let path):
                section = Section(path: path, log: log.path, number: number, events: [event])
            case .fileFinished:
                guard var whole = section else { continue }
                whole.events.append(event)
                keep(whole)
                section = nil
            default: section?.events.append(event)
            }
        }
    }

    /// Puts an error in the place of each file that was lost with its machine.
    private mutating func addLosses(of logs: [EventLog]) {
        let losses = ShardLosses(logs: logs, reported: Set(sections.keys))
        problems += losses.problems
        for (path, reason) in losses.files {
            let detail = OutcomeDetail(outcome: .error, message: reason)
            let events: [SpecEvent] = [
                .fileStarted(path: path), .groupFailed(GroupReference(file: path), detail),
                .fileFinished(path: path, seconds: 0),
            ]
            sections[path] = Section(path: path, log: "", number: logs.count, events: events)
        }
    }

    private mutating func keep(_ section: Section) {
        guard let other = sections[section.path] else {
            sections[section.path] = section
            return
        }
        // A run may go through a file several times.
        guard other.number != section.number else {
            sections[section.path]?.events += section.events
            return
        }
        problems.append("\(section.path) is in \(other.log) and in \(section.log): the first one is reported")
    }
}
