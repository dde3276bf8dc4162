import Lua
import Scripting
import System

/// A REPL for programs: editors send chunks of Lua and get values back.
///
/// Requests and answers are those of JSON-RPC 2.0, each on a line of its own. All connections share one session, and
/// their requests are done one after the other. The methods, with their parameters:
///
/// - `evaluate {code, file?, line?}`: runs a chunk. Where it is a part of a file, errors name that and count from `line`
///   (from 1). The result has an `outcome`: `"values"` with the `values`, each with its `text`, its `type` and, where
///   JSON has a form for it, its `value`, otherwise why it is `omitted`: tables are given as far as 10,000 entries, 64
///   levels and a mebibyte of text; `"incomplete"` where more lines are wanted, or `"error"`, both with an `error`:
///   `message`, `location` (`source`, `line`), `traceback`, `isInterruption`, and the whole as `text`. An element's value
///   is its `kind` and the `path` that leads to it.
/// - `complete {code, cursor?}`: what may stand at the cursor, a number of UTF-8 bytes, the end where it is left out. The
///   result's `completions` each have a `replacement` for the bytes from `start` to the cursor, and a `display`.
/// - `help {name?}`: the `text` about a name, or about what there is.
/// - `command {line}`: a command of the console, such as `:reload`; its `text`.
/// - `interrupt`: stops what runs, whoever asked for it, without waiting for its turn; `wasRunning` says whether
///   something did.
/// - `shutdown`: ends the process, after what was asked for before; what isn't done in two seconds is stopped.
///
/// Where requests end, on a pipe or a connection, the same holds for those that were sent before: the pipe's end is the
/// end of the process. A connection that leaves more than 8 MiB unread and reads nothing for two seconds is dropped. A
/// request has at most 16 MiB, nested 64 levels deep; texts in answers are cut to a mebibyte.
///
/// Nobody asks for two notifications: `ready {protocol, version}`, the first line of a connection, and
/// `output {text}`, what scripts print.
@MainActor
public final class RemoteConsole {
    /// Where requests come from.
    public enum Place: Sendable, Equatable {
        /// Standard input; answers go to standard output, and what the program itself prints to standard error.
        case standardStreams
        /// A socket at a path, which its owner alone can connect to.
        case socket(String)
    }

    /// Makes what does the console's commands, for its session and the terminal that they write to.
    public typealias CommandMaking = @MainActor (ReplSession, any Terminal) throws -> any ReplCommands

    private let catalog: Catalog
    private let place: Place
    private let file: String?
    private let makeCommands: CommandMaking

    /// - Parameters:
    ///   - catalog: What scripts can use by name.
    ///   - place: Where requests come from.
    ///   - file: A Lua file that is run first, in the same session.
    ///   - commands: Makes what does the console's commands.
    public init(catalog: Catalog, place: Place, file: String? = nil, commands: @escaping CommandMaking) {
        self.catalog = catalog
        self.place = place
        self.file = file
        makeCommands = commands
    }

    /// Answers requests until one asks for the end, or standard input ends.
    /// - Parameter log: Takes what a person in front of the process should know, a line each.
    /// - Returns: Whether all went well; what requests ask for may fail nevertheless.
    public func run(log: @escaping @MainActor (String) -> Void) async -> Bool {
        let server = RemoteServer()
        let terminal = RemoteTerminal(server, log: log)
        do {
            let session = try ReplSession(catalog: catalog) { server.print($0) }
            let commands = try makeCommands(session, terminal)
            let remote = RemoteSession(session, commands: commands)
            guard settle(await commands.start(), terminal) else { return false }
            server.use(remote)
            defer { server.letGo() }
            func runFile() async {
                guard let file else { return }
                let result = await server.running(remote) { await session.evaluate(file: file) }
                if case .error(let error) = result { log("\(error)") }
            }
            switch place {
            case .standardStreams:
                // Who is there already may want the file stopped, or go away meanwhile.
                server.take(try Self.standardStreams(), isLast: true)
                await runFile()
                await server.run(remote)
            case .socket(let path):
                await runFile()
                let socket = try UnixSocket(path: path)
                defer { socket.close() }
                socket.accept { descriptor in
                    let connection = RemoteConnection(input: descriptor, output: descriptor) { message in
                        Task { @MainActor in log(message) }
                    }
                    server.take(connection, isLast: false)
                }
                log("listening on \(path)")
                await server.run(remote)
            }
            let unsaid = session.finish()
            for error in unsaid { log("\(error)") }
            return unsaid.isEmpty
        } catch {
            log("\(error)")
            return false
        }
    }

    private func settle(_ result: ReplCommandResult, _ terminal: RemoteTerminal) -> Bool {
        switch result {
        case .done: return true
        case .error(let message):
            terminal.writeError(message + "\n")
            return true
        case .quit: return false
        }
    }

    /// Standard input and output for requests and answers alone: what else the program reads and prints must not get
    /// between them.
    private static func standardStreams() throws -> RemoteConnection {
        let (input, output) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
        guard input >= 0, output >= 0, Descriptor.emptyStandardInput(), dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            throw UnixSocket.Failure.system("-")
        }
        for descriptor in [input, output] { Descriptor.closeOnExec(descriptor) }
        return RemoteConnection(input: input, output: output)
    }
}

/// What commands write to while programs ask for them.
private final class RemoteTerminal: Terminal {
    let isInteractive = false
    private let server: RemoteServer
    private let log: @MainActor (String) -> Void

    init(_ server: RemoteServer, log: @escaping @MainActor (String) -> Void) { (self.server, self.log) = (server, log) }

    func readLine(prompt: String) -> String? { nil }
    func write(_ text: String) { server.print(text) }
    func writeError(_ text: String) {
        let line = text.hasSuffix("\n") ? String(text.dropLast()) : text
        // Commands run there, and nobody else writes here.
        let log = log
        MainActor.assumeIsolated { log(line) }
    }
}
