import Lua
import System

/// Turns the records of the Lua half into details with source excerpts.
@MainActor
final class DetailReader {
    private var sources: [String: String] = [:]
    private let read: (String) -> [UInt8]?

    /// - Parameter read: Returns the content of the file that code claims to be from, if it may be shown.
    init(read: @escaping (String) -> [UInt8]?) {
        self.read = read
    }

    /// Remembers a file that was read already.
    func addSource(_ source: [UInt8], path: String) {
        sources[path] = String(decoding: source, as: UTF8.self)
    }

    /// Reads a record of the Lua half: `{ outcome, message, file, line, frames }`.
    /// - Parameter fallback: The location for a record without one. A tail call (`return assert.…`) leaves no frame of
    ///   the user's code.
    func detail(_ record: Table, fallback: SourcePosition) throws -> OutcomeDetail {
        let location = try location(record) ?? fallback
        let frames = try record.get("frames").table?.sequence.compactMap { try $0.table.flatMap(frame) } ?? []
        return OutcomeDetail(
            outcome: try record.get("outcome").string.flatMap(Outcome.init) ?? .error,
            message: try record.get("message").string ?? "",
            location: location,
            excerpt: excerpt(location),
            traceback: frames)
    }

    /// The detail of an error that isn't a script's own.
    func detail(message: String, location: SourcePosition) -> OutcomeDetail {
        OutcomeDetail(outcome: .error, message: message, location: location, excerpt: excerpt(location))
    }

    /// The detail of an error that a script's function raised where no spec could catch it.
    func detail(raised error: any Error, fallback: SourcePosition) -> OutcomeDetail {
        guard let position = (error as? LuaError)?.traceback.position else {
            return detail(message: "\(error)", location: fallback)
        }
        // Lua writes the position in front of the message, the name of a long path shortened.
        var message = Substring("\(error)")
        let mark = ":\(position.line): "
        if let range = message.firstRange(of: mark),
            position.file.hasSuffix(message[..<range.lowerBound].drop { $0 == "." })
        {
            message = message[range.upperBound...]
        }
        return detail(message: String(message), location: position)
    }

    /// The detail of a script that was ended from outside: where it was.
    func detail(interrupted reason: String, _ traceback: Traceback, fallback: SourcePosition) -> OutcomeDetail {
        // A file's chunk is the one whose source can be read; ours have names that are no files.
        let frames = traceback.frames.compactMap { frame -> TraceFrame? in
            guard let line = frame.line, sources[frame.source] != nil || frame.source.contains("/") else { return nil }
            let place = SourcePosition(file: frame.source, line: line)
            return TraceFrame(location: place, function: frame.name.map { "function '\($0)'" } ?? "function")
        }
        let place = frames.first?.location ?? fallback
        return OutcomeDetail(
            outcome: .error, message: reason, location: place, excerpt: excerpt(place), traceback: frames)
    }

    private func location(_ table: Table) throws -> SourcePosition? {
        guard let file = try table.get("file").string, let line = try table.get("line").integer else { return nil }
        return SourcePosition(file: file, line: line)
    }

    private func frame(_ table: Table) throws -> TraceFrame? {
        guard let location = try location(table) else { return nil }
        return TraceFrame(location: location, function: try table.get("functionName").string ?? "function")
    }

    private func excerpt(_ location: SourcePosition) -> SourceExcerpt? {
        if sources[location.file] == nil {
            sources[location.file] = String(decoding: read(location.file) ?? [], as: UTF8.self)
        }
        return sources[location.file].flatMap { SourceExcerpt(of: $0, around: location.line) }
    }
}
