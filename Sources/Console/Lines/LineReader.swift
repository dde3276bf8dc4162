/// The source of the lines that a REPL runs.
@MainActor
public protocol LineReader: AnyObject {
    /// Waits for the next line, without blocking the main actor.
    /// - Parameters:
    ///  - prompt: The text before the line on a terminal.
    ///  - chunk: The earlier lines of the same chunk, each with its line end; for completion.
    func readLine(prompt: String, after chunk: String) async -> LineInput

    /// Takes a chunk into the history, if there is one.
    func remember(_ chunk: String)

    /// Ctrl-C was pressed: ends the `readLine` that is waiting.
    func interrupt()
}

/// A result of a ``LineReader``.
public enum LineInput: Hashable, Sendable {
    /// A line without its line end; it has line ends in it where several were pasted or recalled together.
    case line(String)
    /// Ctrl-C, which discards the line. `wasEmpty` is whether nothing had been typed.
    case interrupted(wasEmpty: Bool)
    /// The input has ended.
    case end
}

extension LineReader {
    /// There is no history.
    public func remember(_ chunk: String) {}
    /// Does nothing.
    public func interrupt() {}
}

/// Lines of a ``Terminal`` that doesn't edit.
@MainActor
final class TerminalLineReader: LineReader {
    private let terminal: any Terminal

    init(_ terminal: any Terminal) { self.terminal = terminal }

    func readLine(prompt: String, after chunk: String) async -> LineInput {
        terminal.readLine(prompt: prompt).map(LineInput.line) ?? .end
    }
}
