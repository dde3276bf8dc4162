import Lua
import Scripting
import System

/// What came of a chunk of Lua that a REPL was given.
public enum Evaluation: Sendable {
    /// It ran to its end: one text for each value that it returned.
    case values([String])
    /// It breaks off in the middle: more lines may complete it. With what Lua says about it as it is.
    case incomplete(EvaluationError)
    /// It isn't Lua, raised an error, or was interrupted.
    case error(EvaluationError)
}

/// What went wrong in a chunk.
public struct EvaluationError: Error, Sendable, CustomStringConvertible {
    /// What happened, without the place.
    public var message: String
    /// The user's line where it happened; `nil` where it has none.
    public var location: SourcePosition?
    /// The lines around it, where they help.
    public var excerpt: SourceExcerpt?
    /// The user's calls that were under way, innermost first, one line of text each.
    public var traceback: [String]
    /// Whether somebody stopped the chunk.
    public var isInterruption: Bool

    /// An error in words.
    public init(
        message: String, location: SourcePosition? = nil, traceback: [String] = [], isInterruption: Bool = false
    ) {
        self.message = message
        self.location = location
        self.traceback = traceback
        self.isInterruption = isInterruption
    }

    /// What a console prints: the place and the message, the lines around it, and the calls where there is more than one.
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
    /// What a console prints for it; `nil` where there is nothing to say. Values stand beside each other, unless one of
    /// them takes several lines.
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
