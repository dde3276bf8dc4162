/// The REPL's own commands: lines that begin with `:`, such as `:quit`.
///
/// A REPL makes them from its ``ReplSession`` at the start.
@MainActor
public protocol ReplCommands: AnyObject {
    /// The names of the commands, without the `:`.
    var names: [String] { get }

    /// Called once before the first line is read, and before the file that the REPL was started with is run: for what the
    /// command line asks for, such as a view to host.
    func start() async -> ReplCommandResult

    /// Runs a command. Ctrl-C cancels the task that it runs in, and the chunk that it evaluates.
    /// - Parameter line: The line without the `:`, and without spaces around it.
    func run(_ line: String) async -> ReplCommandResult
}

/// What came of a command.
public enum ReplCommandResult: Sendable {
    /// It went well. With what to print, without the last line end; `nil` for nothing.
    case done(String?)
    /// It failed, and this is what to say.
    case error(String)
    /// The REPL is to end.
    case quit
}

extension ReplCommands {
    /// None is known by name.
    public var names: [String] { [] }

    /// Nothing is to be done at the start.
    public func start() async -> ReplCommandResult { .done(nil) }
}

/// The commands of a REPL that is given none: `:quit`.
@MainActor
final class OnlyQuit: ReplCommands {
    let names = ["quit"]

    func run(_ line: String) async -> ReplCommandResult {
        line == "quit" ? .quit : .error("there is no command ':\(line)'; there is: :quit")
    }
}
