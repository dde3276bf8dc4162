#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where the REPL reads and writes.
public protocol Terminal: AnyObject {
    /// Whether a person sits there, who wants a prompt.
    var isInteractive: Bool { get }
    /// The next line without its line end; `nil` when the input has ended.
    func readLine(prompt: String) -> String?
    /// Writes to the output, as it is.
    func write(_ text: String)
    /// Writes to the place for errors, as it is.
    func writeError(_ text: String)
    /// What reads lines here, and can complete and recall them where a person sits.
    @MainActor func makeLineReader(completer: any Completer) -> any LineReader
}

extension Terminal {
    /// Reads plain lines.
    @MainActor public func makeLineReader(completer: any Completer) -> any LineReader { TerminalLineReader(self) }
}

/// Standard input, output and error.
public final class StandardTerminal: Terminal {
    /// Whether standard input is a terminal.
    public let isInteractive = isatty(STDIN_FILENO) == 1

    /// The process's own terminal, pipe or file.
    public init() {}

    /// The next line of standard input. The prompt is shown only to a person.
    public func readLine(prompt: String) -> String? {
        if isInteractive { write(prompt) }
        return Swift.readLine(strippingNewline: true)
    }

    /// Writes to standard output at once.
    public func write(_ text: String) { Descriptor.write(text, to: STDOUT_FILENO) }

    /// Writes to standard error at once.
    public func writeError(_ text: String) { Descriptor.write(text, to: STDERR_FILENO) }
}
