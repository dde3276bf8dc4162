import Foundation
import System

/// The log that a `json` report wrote.
public struct EventLog {
    /// The first line.
    struct Header: Codable {
        let format: String
        let version: Int
    }

    static let format = "viewspec events"
    static let version = 1

    /// The place that the log was read from.
    public let path: String
    /// The events in order, nested as in a run. Damaged lines are left out; a spec or file whose end is missing ends as
    /// an error.
    public let events: [SpecEvent]
    /// Whether the log has the end of its run.
    public let isWhole: Bool
    /// The damage of the log, with lines counted from 1; empty for an intact log.
    public private(set) var damage: [String] = []

    /// The number of damaged lines that are listed. In a log without its first lines, all others are out of place.
    private static let toldDamage = 20

    /// Reads a log.
    /// - Throws: `SpecRunnerError.unreadable` if the file can't be read or isn't a log.
    public init(path: String) throws(SpecRunnerError) {
        let bytes = try SpecRunnerError.onFile(try FileSystem.contents(of: path, from: [.file, .pipe]))
        self.path = path
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let decoder = JSONDecoder()
        guard let first = lines.first, let header = try? decoder.decode(Header.self, from: Data(first)),
            header.format == Self.format
        else {
            throw .unreadable(
                path: path,
                reason: "it isn't an event log, whose first line is {\"format\":\"\(Self.format)\",…}; "
                    + "run --reporter json=FILE writes one")
        }
        guard header.version == Self.version else {
            throw .unreadable(
                path: path, reason: "it has version \(header.version), and this program reads \(Self.version)")
        }
        var nesting = EventNesting(log: path)
        let last = lines.lastIndex { !$0.isEmpty }
        var breaksOff = false
        for (offset, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            do {
                let event = try decoder.decode(SpecEvent.self, from: Data(line))
                try event.checkNumbers()
                if let problem = nesting.add(event) { damage.append("line \(offset + 1): \(problem)") }
            } catch {
                breaksOff = offset == last
                damage.append("line \(offset + 1) is not an event: \(Self.reason(error, isLast: breaksOff))")
            }
        }
        isWhole = nesting.isFinished
        if !isWhole {
            nesting.breakOff()
            if !breaksOff { damage.append("it ends before its run does") }
        }
        events = nesting.events
        if damage.count > Self.toldDamage {
            let rest = damage.count - Self.toldDamage
            damage = damage.prefix(Self.toldDamage) + ["there is more damage of this kind, \(rest) times"]
        }
    }

    /// Whether the run was one of several that share the files.
    public var isOfShard: Bool { shards != nil }

    /// The division of the files of the run, if it was one of several.
    var shards: ShardPlan? {
        for case .runStarted(_, let shards?) in events { return shards }
        return nil
    }

    /// Whether the run ended before its time, so that files of it may be missing. One that stops after failures doesn't.
    var isCutShort: Bool {
        guard isWhole, case .runFinished(let summary) = events.last else { return true }
        return summary.interruption != nil
    }

    private static func reason(_ error: any Error, isLast: Bool) -> String {
        switch error {
        case let error as NumberError: error.description
        case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" has another type"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\": \(context.debugDescription)"
        default: isLast ? "it breaks off" : "it isn't JSON"
        }
    }
}
