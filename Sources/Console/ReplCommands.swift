/// The REPL's own commands: lines that begin with `:`, such as `:quit`.
///
/// A REPL makes them from its ``ReplSession`` at the start.
@MainActor
public protocol ReplCommands: AnyObject {
    /// The names of the commands, without the `:`.
    var names: [String] { get }

    /// Called once, before the first line and before the file of the REPL: for options of the command line such as a
    /// view to host.
    func start() async -> ReplCommandResult

    /// Runs a command. Ctrl-C cancels the task that it runs in, and the chunk that it evaluates.
    /// - Parameter line: The line without the `:`, and without spaces around it.
    func run(_ line: String) async -> ReplCommandResult

    /// Whether a line that was run has changed the session, so that a new program has to run it as well to be where this one
    /// was.
    func changesSession(_ line: String) -> Bool
}

/// The result of a command.
public enum ReplCommandResult: Hashable, Sendable {
    /// Success, with the text to print, without the last line end; `nil` for none.
    case done(String?)
    /// Failure, with the message.
    case error(String)
    /// The REPL ends.
    case quit
    /// The REPL ends here, and goes on in the new program at this path.
    case rebuilt(program: String)
}

extension ReplCommands {
    /// None.
    public var names: [String] { [] }

    /// Does nothing.
    public func start() async -> ReplCommandResult { .done(nil) }

    /// None does.
    public func changesSession(_ line: String) -> Bool { false }
}

/// The commands of a REPL that is given none: `:quit`.
@MainActor
final class OnlyQuit: ReplCommands {
    let names = ["quit"]

    func run(_ line: String) async -> ReplCommandResult {
        line == "quit" ? .quit : .error("there is no command ':\(line)'; there is: :quit")
    }
}
