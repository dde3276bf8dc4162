import System

/// The loop of a REPL: reads chunks and commands, runs them, and prints the results.
@MainActor
final class ReplLoop {
    private let session: ReplSession
    private let terminal: any Terminal
    private let reader: any LineReader
    private let commands: any ReplCommands
    private var command: Task<ReplCommandResult, Never>?

    /// Whether there was an error.
    private(set) var hadError = false

    /// The path of the program that goes on from here, if there is a new one.
    private(set) var newProgram: String?

    /// The chunks that ran to their ends, and the commands that changed the session.
    private(set) var typed: [String] = []

    init(session: ReplSession, terminal: any Terminal, reader: any LineReader, commands: any ReplCommands) {
        self.session = session
        self.terminal = terminal
        self.reader = reader
        self.commands = commands
    }

    /// Runs the file, if there is one, then what was typed in the program before this one, then the input until it ends.
    func run(file: String?, typed: [String]) async {
        guard settle(await commands.start()) else { return }
        if let file { report(await session.evaluate(file: file)) }
        await run(typed)
        var chunk = ""
        while true {
            switch await reader.readLine(prompt: chunk.isEmpty ? "> " : ">> ", after: chunk) {
            case .line(let line):
                guard let rest = await take(chunk, line) else { return }
                chunk = rest
            case .interrupted(let wasEmpty):
                if wasEmpty && chunk.isEmpty { terminal.write("(Ctrl-D leaves)\n") }
                chunk = ""
            case .end:
                if terminal.isInteractive { terminal.write("\n") }
                // A person who leaves in the middle of a chunk doesn't want it; a file that breaks off is broken.
                if !chunk.isEmpty && !terminal.isInteractive {
                    report(await session.evaluate(String(chunk.dropLast())))
                }
                return
            }
        }
    }

    /// Runs what was typed in another program. Only errors are printed, each below what it comes from.
    private func run(_ typed: [String]) async {
        for source in typed {
            if let message = await failure(of: source) { fail("> \(source)\n\(message)") }
        }
        self.typed = typed
        guard !typed.isEmpty else { return }
        terminal.write("(ran \(typed.count == 1 ? "1 entry" : "\(typed.count) entries") again)\n")
    }

    /// Runs a chunk or a command without printing its result.
    /// - Returns: The message of its error, if it has one.
    private func failure(of source: String) async -> String? {
        if source.hasPrefix(":") {
            guard case .error(let message) = await commands.run(String(source.dropFirst())) else { return nil }
            return message
        }
        switch await session.evaluate(source) {
        case .values: return nil
        case .incomplete(let error), .error(let error): return error.text(session.style)
        }
    }

    /// Ctrl-C was pressed.
    func interrupt() {
        if session.isEvaluating || command != nil {
            session.interrupt()
            command?.cancel()
        } else {
            reader.interrupt()
        }
    }

    /// Runs a line, or the chunk that it completes.
    /// - Returns: The lines of an incomplete chunk, each with its line end; `nil` to end the REPL.
    private func take(_ chunk: String, _ line: String) async -> String? {
        if chunk.isEmpty {
            let words = line.trimmingSpaces
            if words.isEmpty {
                session.skipLine()
                return ""
            }
            if words.hasPrefix(":") && !words.hasPrefix("::") {
                session.skipLine()
                reader.remember(String(words))
                return await run(command: words.dropFirst().trimmingSpaces) ? "" : nil
            }
            if let word = PromptWord(words), session.isFree(word) {
                session.skipLine()
                reader.remember(String(words))
                return await run(word) ? "" : nil
            }
        }
        let source = chunk + line
        let result = await session.evaluate(source)
        if case .incomplete = result { return source + "\n" }
        reader.remember(source)
        if case .values = result { typed.append(source) }
        report(result)
        return ""
    }

    /// Does what people who type the word expect.
    /// - Returns: Whether the REPL continues.
    private func run(_ word: PromptWord) async -> Bool {
        switch word {
        case .exit, .quit: return await run(command: "quit")
        case .clear:
            if terminal.isInteractive { terminal.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
        case .help: terminal.write(Help(catalog: session.catalog, style: session.style).overview + "\n")
        }
        return true
    }

    /// - Returns: Whether the REPL continues.
    private func run(command line: Substring) async -> Bool {
        let task = Task { await commands.run(String(line)) }
        command = task
        let result = await task.value
        command = nil
        // Ctrl-C ends the processes of a command as well, which may be noticed before the key is.
        InterruptKey.forget()
        if case .done = result, commands.changesSession(String(line)) { typed.append(":\(line)") }
        return settle(result)
    }

    private func report(_ result: Evaluation) {
        guard let text = result.text(session.style) else { return }
        if case .values = result { return terminal.write(text + "\n") }
        fail(text)
    }

    /// Prints the result of a command.
    /// - Returns: Whether the REPL continues.
    private func settle(_ result: ReplCommandResult) -> Bool {
        switch result {
        case .done(let text):
            if let text { terminal.write(text + "\n") }
        case .error(let message): fail(message)
        case .quit: return false
        case .rebuilt(let program):
            newProgram = program
            return false
        }
        return true
    }

    private func fail(_ message: String) {
        terminal.writeError(message + "\n")
        hadError = true
    }
}
