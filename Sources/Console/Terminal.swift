import System

/// The input and the output of the REPL.
public protocol Terminal: AnyObject {
    /// Whether a person uses the terminal and needs a prompt.
    var isInteractive: Bool { get }
    /// The next line without its line end; `nil` when the input has ended.
    func readLine(prompt: String) -> String?
    /// Writes to the output, as it is.
    func write(_ text: String)
    /// Writes to the place for errors, as it is.
    func writeError(_ text: String)
    /// A reader of lines; it completes and recalls lines if the terminal is interactive.
    @MainActor func makeLineReader(completer: any Completer) -> any LineReader
}

extension Terminal {
    /// Reads plain lines.
    @MainActor public func makeLineReader(completer: any Completer) -> any LineReader { TerminalLineReader(self) }
}

/// Standard input, output and error.
public final class StandardTerminal: Terminal {
    /// Whether standard input is a terminal.
    public let isInteractive: Bool

    private let input: Int32
    private let output: Int32
    private let errors: Int32
    private let library: String
    private let historyFolder: String
    private lazy var lines = PlainLines(input)

    /// The process's own terminal, pipe or file.
    public convenience init() {
        self.init(
            input: STDIN_FILENO, output: STDOUT_FILENO, errors: STDERR_FILENO, library: EditingLineReader.library,
            historyFolder: History.folder)
    }

    init(input: Int32, output: Int32, errors: Int32, library: String, historyFolder: String) {
        self.input = input
        self.output = output
        self.errors = errors
        self.library = library
        self.historyFolder = historyFolder
        isInteractive = isatty(input) == 1
    }

    /// The next line of standard input. The prompt is shown only to a person.
    public func readLine(prompt: String) -> String? {
        if isInteractive { write(prompt) }
        guard case .line(let line) = lines?.next() ?? .end else { return nil }
        return line
    }

    /// Writes to standard output without buffering.
    public func write(_ text: String) { Descriptor.write(text, to: output) }

    /// Writes to standard error without buffering.
    public func writeError(_ text: String) { Descriptor.write(text, to: errors) }

    /// How it shows pictures, which it is asked.
    var pictures: TerminalPictures { TerminalPictures(input: input, output: output) }

    /// Edits lines where a person sits in front of input and output, and libedit is there; reads plain lines otherwise.
    @MainActor public func makeLineReader(completer: any Completer) -> any LineReader {
        let name = ProcessEnvironment["TERM"] ?? ""
        if isInteractive, isatty(output) == 1, name != "", name != "dumb" {
            let history = History(folder: historyFolder)
            if let reader = EditingLineReader(
                library: library, input: input, output: output, history: history, completer: completer)
            {
                return reader
            }
            writeError("Line editing, completion and history need libedit (Debian, Ubuntu: apt install libedit2).\n")
        }
        return lines.map { PlainLineReader($0, self) } ?? TerminalLineReader(self)
    }
}
