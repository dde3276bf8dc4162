import CWorkers
import Console
import SpecRunner
import System
import VirtualTime

/// A session that stays between commands: a screen in a process of its own, and the socket that requests come from. They
/// are those of the REPL's socket, each answered with a text.
///
/// - `evaluate {code, timeout?, limit?}`: runs a chunk. The result has an `outcome`, "values", "error" or "ended", and the
///   `text`: what was printed, the values or the error, and the change of the screen. The time limit is in milliseconds, the
///   limit of the text in bytes.
/// - `command {line, timeout?}`: runs a command of the console, such as `:spec`; answered in the same way.
/// - `interrupt` and `shutdown`, as there.
@MainActor
package struct SessionServer {
    /// The time without a request after which a session ends unless its user says otherwise, in seconds.
    package nonisolated static let usualIdleTime = 1800

    let surroundings: AgentSurroundings
    let name: String
    let idleTime: Int

    /// - Parameter idleTime: The time without a request after which it ends, in seconds.
    package init(_ surroundings: AgentSurroundings, name: String, idleTime: Int) {
        (self.surroundings, self.name, self.idleTime) = (surroundings, name, idleTime)
    }

    /// Hosts a view and serves requests until one ends the session, or none comes for a while.
    /// - Parameters:
    ///   - view: The view; nil for a session without a screen.
    ///   - begun: Takes the tree once requests are taken.
    ///   - log: Takes lines for the person who started it.
    /// - Throws: `SessionFailure`.
    package func run(
        _ view: InitialView?, begun: (String) -> Void, log: @escaping @MainActor (String) -> Void
    ) async throws(SessionFailure) {
        let path = try SessionPlace().path(of: name)
        guard (try? SessionClient(name)) == nil else { throw .taken(name) }
        // The process that started it may have gone.
        sw_ignore_output_signals()
        RunDescriptors.note()
        let handler = try SessionHandler(try await startScreen())
        defer { handler.close() }
        let tree = handler.ask(.host(view.map { HostRequest(call: $0.call, options: nil, depth: nil) }), within: 10)
        guard !tree.isError else { throw .notHosted(tree.text) }
        let socket: UnixSocket
        do throws(UnixSocket.Failure) { socket = try UnixSocket(path: path) } catch { throw .system("\(error)") }
        defer { socket.close() }
        let server = RemoteServer(introduction: introduction(of: view, handler))
        server.use(handler)
        defer { server.letGo() }
        socket.accept { descriptor in
            let connection = RemoteConnection(input: descriptor, output: descriptor) { message in
                Task { @MainActor in log(message) }
            }
            server.take(connection, isLast: false)
        }
        begun(tree.text)
        let watch = Task { await end(server, whenIdle: handler) }
        await server.run(handler)
        watch.cancel()
    }

    private func startScreen() async throws(SessionFailure) -> ScreenProcess {
        do throws(ToolFailure) {
            return try await ScreenProcess.start("the session", surroundings, for: .shell)
        } catch {
            throw .system("\(error)")
        }
    }

    /// The first message of each connection.
    private func introduction(
        of view: InitialView?, _ handler: SessionHandler
    ) -> @Sendable () -> [String: JSONValue] {
        let call = JSONValue.string(view?.call ?? "")
        let program = FileSystem.linkTarget(ChildProcess.ownProgram) ?? ""
        let identity = FileSystem.modificationTime(program).map { JSONValue.integer(Int64($0)) } ?? .null
        let ending = handler.ending
        return {
            [
                "view": call, "program": .string(program), "built": identity, "process": .integer(Int64(getpid())),
                "ending": ending.withLock { $0 }.map(JSONValue.string) ?? .null,
            ]
        }
    }

    private func end(_ server: RemoteServer, whenIdle handler: SessionHandler) async {
        while true {
            let left = Double(idleTime) - MonotonicTime.seconds(since: handler.lastUse)
            guard left > 0 else { return server.finish() }
            do { try await RealTime.sleep(seconds: left) } catch { return }
        }
    }
}
