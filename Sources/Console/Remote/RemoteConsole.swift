import Lua
import Scripting
import System

/// A REPL for programs: editors send chunks of Lua and receive values.
///
/// Requests and responses are those of JSON-RPC 2.0, one a line. All connections share one session, and their requests
/// run one after the other. The methods, with their parameters:
///
/// - `evaluate {code, file?, line?}`: runs a chunk. For a part of a file, errors name the file and count lines from
///   `line` (from 1). The result has an `outcome`: `"values"` with the `values`, each with its `text`, its `type` and,
///   if JSON can express it, its `value`, otherwise the reason why it is `omitted`: tables up to 10,000 entries, 64
///   levels and a mebibyte of text; `"incomplete"` if more lines are needed, or `"error"`, both with an `error`:
///   `message`, `location` (`source`, `line`), `traceback`, `isInterruption`, and the whole as `text`. The value of an
///   element is its `kind` and the `path` that leads to it.
/// - `complete {code, cursor?}`: the completions at the cursor, in UTF-8 bytes from 0, by default at the end. The
///   result's `completions` each have a `replacement` for the bytes from `start` to the cursor, and a `display`.
/// - `help {name?}`: the `text` about a name, or the overview.
/// - `command {line}`: runs a command of the console, such as `:reload`; the result is its `text`.
/// - `interrupt`: stops the running chunk of any connection, without waiting for its turn; `wasRunning` is whether
///   there was one.
/// - `shutdown`: ends the process after the earlier requests; they are stopped after two seconds.
///
/// The end of a connection's requests treats its earlier requests in the same way; the end of a pipe also ends the
/// process. There are at most 64 connections at a time; one more is told so, by an `error` without an id, and closed. A
/// connection that leaves more than 8 MiB unread and reads nothing for two seconds is dropped. A request has
/// at most 16 MiB and 64 levels of nesting; texts in responses are cut to a mebibyte.
///
/// There are two notifications: `ready {protocol, version}`, the first line of a connection, and `output {text}`, the
/// output of scripts.
@MainActor
public final class RemoteConsole {
    /// The source of requests.
    public enum Place: Sendable, Equatable {
        /// Standard input; responses go to standard output, and the output of the program itself to standard error.
        case standardStreams
        /// A socket at a path, which its owner alone can connect to.
        case socket(String)
    }

    /// Makes the commands of the console for its session and the terminal that they write to.
    public typealias CommandMaking = @MainActor (ReplSession, any Terminal) throws -> any ReplCommands

    private let catalog: Catalog
    private let place: Place
    private let file: String?
    private let makeCommands: CommandMaking

    /// Creates a console.
    /// - Parameters:
    ///  - catalog: The views, models and functions that scripts can use.
    ///  - place: The source of requests.
    ///  - file: A Lua file to run first, in the same session.
    ///  - commands: Makes the commands of the console.
    public init(catalog: Catalog, place: Place, file: String? = nil, commands: @escaping CommandMaking) {
        self.catalog = catalog
        self.place = place
        self.file = file
        makeCommands = commands
    }

    /// Handles requests until one ends the process, or standard input ends.
    /// - Parameter log: Receives lines for the person who started the process.
    /// - Returns: Whether the console itself had no error; requests may have failed nevertheless.
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
                // Clients that are connected already may interrupt the file, or disconnect.
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
            let pending = session.finish()
            for error in pending { log("\(error)") }
            return pending.isEmpty
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
        case .quit, .rebuilt: return false
        }
    }

    /// Standard input and output, reserved for requests and responses: other input and output of the program is
    /// redirected.
    private static func standardStreams() throws -> RemoteConnection {
        let (input, output) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
        guard input >= 0, output >= 0, Descriptor.emptyStandardInput(), dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            throw UnixSocket.Failure.system("-")
        }
        for descriptor in [input, output] { Descriptor.closeOnExec(descriptor) }
        return RemoteConnection(input: input, output: output)
    }
}

/// The terminal that commands of requests write to.
private final class RemoteTerminal: Terminal {
    let isInteractive = false
    private let server: RemoteServer
    private let log: @MainActor (String) -> Void

    init(_ server: RemoteServer, log: @escaping @MainActor (String) -> Void) { (self.server, self.log) = (server, log) }

    func readLine(prompt: String) -> String? { nil }
    func write(_ text: String) { server.print(text) }
    func writeError(_ text: String) {
        let line = text.hasSuffix("\n") ? String(text.dropLast()) : text
        // Only commands write here.
        let log = log
        MainActor.assumeIsolated { log(line) }
    }
}
