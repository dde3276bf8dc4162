import Lua
import Scripting
import System

/// The result of a chunk of Lua in a REPL.
public enum Evaluation: Sendable {
    /// It ran to its end: one text for each value that it returned.
    case values([String])
    /// The chunk is incomplete: more lines may complete it. With the error that Lua raises for it now.
    case incomplete(EvaluationError)
    /// It isn't Lua, raised an error, or was interrupted.
    case error(EvaluationError)
}

/// An error in a chunk.
public struct EvaluationError: Error, Sendable, CustomStringConvertible {
    /// The message, without the place.
    public var message: String
    /// The user's line where it happened; `nil` where it has none.
    public var location: SourcePosition?
    /// The lines around it, where they help.
    public var excerpt: SourceExcerpt?
    /// The user's calls that were under way, innermost first, one line of text each.
    public var traceback: [String]
    /// Whether the chunk was interrupted.
    public var isInterruption: Bool

    /// Creates an error.
    public init(
        message: String, location: SourcePosition? = nil, traceback: [String] = [], isInterruption: Bool = false
    ) {
        self.message = message
        self.location = location
        self.traceback = traceback
        self.isInterruption = isInterruption
    }

    /// The text in a console: the place and the message, the lines around it, and the calls if there are several.
    public var description: String { text(TextStyle(isColored: false)) }

    /// The same for a terminal.
    public func text(_ style: TextStyle) -> String {
        var lines = [location.map { "\(style(.cyan, "\($0):")) \(message)" } ?? message]
        for line in excerpt?.numberedLines ?? [] { lines.append(style(line.hasPrefix(">") ? .red : .dim, line)) }
        if traceback.count > 1 { lines += traceback.map { style(.dim, "  " + $0) } }
        return lines.joined(separator: "\n")
    }
}

extension Evaluation {
    /// The text in a console; `nil` for no values. Values share a line, unless one of them takes several.
    public var text: String? { text(TextStyle(isColored: false)) }

    /// The same for a terminal.
    public func text(_ style: TextStyle) -> String? {
        switch self {
        case .values(let values) where values.isEmpty: nil
        case .values(let values): values.joined(separator: values.contains { $0.contains("\n") } ? "\n" : "\t")
        case .incomplete(let error), .error(let error): error.text(style)
        }
    }
}
