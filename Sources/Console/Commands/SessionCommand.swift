import System

/// A type that declares a command of the console, as `:name` runs it. Nothing else lists it.
package protocol DeclaredCommand: SendableMetatype {
    static var command: SessionCommand { get }
}

/// A command of the console.
package struct SessionCommand: Sendable {
    let name: String
    /// The arguments as help shows them.
    let arguments: String
    /// One line in the imperative.
    let summary: String
    /// A typical line.
    let example: String
    /// Whether the name may be followed by an exclamation mark.
    let takesForce: Bool
    /// Whether it changes the session, so that a new program has to run it as well.
    let changesSession: Bool
    let body: @MainActor @Sendable (SessionCommands, CommandWords) async throws -> ReplCommandResult

    init(
        _ name: String, arguments: String = "", _ summary: String, example: String, takesForce: Bool = false,
        changesSession: Bool = false,
        body: @escaping @MainActor @Sendable (SessionCommands, CommandWords) async throws -> ReplCommandResult
    ) {
        (self.name, self.arguments, self.summary, self.example) = (name, arguments, summary, example)
        (self.takesForce, self.changesSession, self.body) = (takesForce, changesSession, body)
    }

    /// The command with its arguments.
    var usage: String { ":\(name)\(arguments.isEmpty ? "" : " \(arguments)")" }

    /// All commands, by name.
    static let all = Conformances.of((any DeclaredCommand.Type).self).map { $0.command }.sorted { $0.name < $1.name }

    /// The commands with their examples, for the help of the command line.
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

/// The reason why a command had no effect.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
