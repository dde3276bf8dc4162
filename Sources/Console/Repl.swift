import Lua
import Scripting
import System

/// Reads Lua, runs it, prints the values.
@MainActor
public struct Repl {
    private let catalog: Catalog
    private let terminal: any Terminal
    private let file: String?
    private let typed: [String]
    private let style: TextStyle
    private let makeCompleter: (@MainActor (ReplSession) throws -> any Completer)?
    private let makeCommands: @MainActor (ReplSession) throws -> any ReplCommands

    /// Creates a REPL on a terminal.
    /// - Parameters:
    ///  - catalog: The views, models and functions that scripts can use.
    ///  - terminal: The terminal to read from and write to.
    ///  - file: A Lua file to run first, in the same session.
    ///  - typed: What was typed in the program that this one replaces, to run after the file: see `Ending.rebuilt`.
    ///  - style: The markup of values and errors.
    ///  - completer: Makes the completer for the REPL's session; by default one that uses the descriptions.
    ///  - commands: Makes the commands for the REPL's session; by default there is only `:quit`.
    public init(
        catalog: Catalog, terminal: any Terminal, file: String? = nil, typed: [String] = [],
        style: TextStyle = TextStyle(isColored: false),
        completer: (@MainActor (ReplSession) throws -> any Completer)? = nil,
        commands: (@MainActor (ReplSession) throws -> any ReplCommands)? = nil
    ) {
        self.catalog = catalog
        self.terminal = terminal
        self.file = file
        self.typed = typed
        self.style = style
        makeCompleter = completer
        makeCommands = commands ?? { _ in OnlyQuit() }
    }

    /// The reason why a REPL ended.
    public enum Ending: Equatable, Sendable {
        /// The input ended, or the user quit.
        case finished(hadError: Bool)
        /// There is a new program at this path, in which these chunks and commands lead to where this one was.
        case rebuilt(program: String, typed: [String])
    }

    /// Runs until the input ends, the user quits, or there is a new program.
    public func run() async -> Ending {
        do {
            let session = try ReplSession(catalog: catalog, style: style) { [terminal] in terminal.write($0) }
            let commands = try makeCommands(session)
            let completer = try makeCompleter?(session) ?? LuaCompleter(session, commands: commands.names)
            let loop = ReplLoop(
                session: session, terminal: terminal, reader: terminal.makeLineReader(completer: completer),
                commands: commands)
            // Without a person at the terminal, the signal ends the process as usual.
            let key =
                terminal.isInteractive ? InterruptKey(stopping: session.interpreter, otherwise: loop.interrupt) : nil
            await loop.run(file: file, typed: typed)
            key?.release()
            let pending = session.finish()
            for error in pending { terminal.writeError("\(error)\n") }
            if let program = loop.newProgram { return .rebuilt(program: program, typed: loop.typed) }
            return .finished(hadError: loop.hadError || !pending.isEmpty)
        } catch {
            terminal.writeError("\(error)\n")
            return .finished(hadError: true)
        }
    }
}
