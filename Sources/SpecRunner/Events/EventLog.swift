import Foundation

/// What the `json` report of a run holds, read back.
public struct EventLog {
    /// The first line.
    struct Header: Codable {
        let format: String
        let version: Int
    }

    static let format = "viewspec events"
    static let version = 1

    /// Where the log was read.
    public let path: String
    /// The events in order, up to where the log ends or breaks off.
    public private(set) var events: [SpecEvent] = []
    /// What is wrong with the log; nil for one that is whole. What stands before that is in `events`.
    public private(set) var damage: String?

    /// Reads a log.
    /// - Throws: `SpecRunnerError.unreadable` if the file can't be read or isn't a log.
    public init(path: String) throws(SpecRunnerError) {
        let bytes = try FileSystem.contents(of: path)
        self.path = path
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
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
        for (offset, line) in lines.enumerated().dropFirst() {
            do {
                events.append(try decoder.decode(SpecEvent.self, from: Data(line)))
            } catch {
                damage = "line \(offset + 1) is not an event: \(Self.reason(error, isLast: offset == lines.count - 1))"
                return
            }
        }
        if case .runFinished = events.last { return }
        damage = "it ends before its run does"
    }

    private static func reason(_ error: any Error, isLast: Bool) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" has another type"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\": \(context.debugDescription)"
        default: isLast ? "it breaks off" : "it isn't JSON"
        }
    }
}
