/// A command of the console: what `:name` does.
struct SessionCommand: Sendable {
    let name: String
    /// What may stand behind the name.
    let arguments: String
    /// What it does, in a few words.
    let summary: String
    /// A line as somebody would type it.
    let example: String
    let body: @MainActor @Sendable (SessionCommands, CommandWords) async throws -> ReplCommandResult

    init(
        _ name: String, _ arguments: String = "", _ summary: String, example: String,
        body: @escaping @MainActor @Sendable (SessionCommands, CommandWords) async throws -> ReplCommandResult
    ) {
        (self.name, self.arguments, self.summary, self.example) = (name, arguments, summary, example)
        self.body = body
    }

    /// The command as it is listed.
    var usage: String { ":\(name)\(arguments.isEmpty ? "" : " \(arguments)")" }

    /// All of them, in the order of the list.
    static let all = [
        load, reload, run, views, screen, record, spec, help, quit,
    ]

    private static let help = SessionCommand("help", "", "lists these commands", example: ":help") { _, _ in
        .done(SessionCommand.list)
    }

    private static let quit = SessionCommand("quit", "", "leaves, as Control-D does", example: ":quit") { _, _ in .quit
    }

    /// The commands with an example of each, for the help of the command line.
    static var reference: String {
        all.map { command in
            let example = command.example == command.usage ? "" : "\n      > \(command.example)"
            return "  \(command.usage)\n      \(command.summary)\(example)"
        }
        .joined(separator: "\n")
    }

    /// A line for each command.
    static var list: String {
        TwoColumns.lines(all.map { ($0.usage, $0.summary) }).joined(separator: "\n")
    }
}

/// Why a command did nothing.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
