import Lua
import Reference
import Scripting
import System

/// Handles requests in a session.
@MainActor
final class RemoteSession: RemoteHandler {
    /// The methods that are answered one after the other.
    static let methods = ["evaluate", "complete", "help", "command", "shutdown"]

    let session: ReplSession
    private let commands: any ReplCommands
    private let completer: any Completer
    private let help: Help
    private let analysis: StaticAnalysis
    private var command: Task<ReplCommandResult, Never>?

    init(_ session: ReplSession, commands: any ReplCommands) {
        self.session = session
        self.commands = commands
        completer = LuaCompleter(session, commands: commands.names)
        help = Help(catalog: session.catalog, style: session.style)
        analysis = StaticAnalysis(session.script)
    }

    var stopper: @Sendable () -> Void {
        { [interrupter = session.interpreter.interrupter] in interrupter.interrupt(ReplSession.reason) }
    }

    /// Stops the work of the current request.
    func interrupt() {
        session.interrupt()
        command?.cancel()
    }

    func clearInterruption() { session.interpreter.clearInterruption() }

    /// Answers a request.
    func outcome(of request: RemoteRequest) async throws(RemoteFailure) -> RemoteOutcome {
        switch request.method {
        case "evaluate": return .result(try await evaluate(request))
        case "complete": return .result(try complete(request))
        case "help": return .result(try help(request))
        case "command": return try await run(request)
        case "shutdown":
            try request.allow()
            return .ending(.null)
        default:
            let all = Self.methods + [RemoteServer.interruption]
            let near = Suggestions.nearest(to: request.method, among: all).map { "; did you mean '\($0)'?" }
            throw RemoteFailure(
                .unknownMethod,
                "there is no method '\(request.method)'\(near ?? "; there are \(all.joined(separator: ", "))")")
        }
    }

    private func evaluate(_ request: RemoteRequest) async throws(RemoteFailure) -> JSONValue {
        try request.allow("code", "file", "line")
        let code = try request.text("code")
        let file = try request.textIfAny("file")
        let line = try request.numberIfAny("line", in: 1...10_000_000)
        guard line == nil || file != nil else {
            throw RemoteFailure(.badParameters, "evaluate: 'line' is the line of a 'file', which is missing")
        }
        let result =
            if let file {
                await session.evaluate(code, name: file, firstLine: line ?? 1)
            } else {
                await session.evaluate(code)
            }
        return JSONValue(result, values: (try? session.lastValues) ?? [], analysis)
    }

    private func complete(_ request: RemoteRequest) throws(RemoteFailure) -> JSONValue {
        try request.allow("code", "cursor")
        let code = try request.text("code")
        let cursor = try request.numberIfAny("cursor", in: 0...code.utf8.count) ?? code.utf8.count
        let found = completer.completions(for: code, at: cursor).map { completion -> JSONValue in
            [
                "replacement": .string(completion.replacement), "start": .integer(Int64(completion.start)),
                "display": .string(completion.display),
            ]
        }
        return ["completions": .array(found)]
    }

    private func help(_ request: RemoteRequest) throws(RemoteFailure) -> JSONValue {
        try request.allow("name")
        guard let name = try request.textIfAny("name") else { return ["text": .string(help.overview)] }
        guard let text = help.text(for: name) else { throw RemoteFailure(.failed, help.refusal(for: name)) }
        return ["text": .string(text)]
    }

    private func run(_ request: RemoteRequest) async throws(RemoteFailure) -> RemoteOutcome {
        try request.allow("line")
        let line = try request.text("line")
        let task = Task { await commands.run(String(line.drop { $0 == ":" })) }
        command = task
        defer { command = nil }
        switch await task.value {
        case .done(let text): return .result(["text": .string(text ?? "")])
        case .error(let message): throw RemoteFailure(.failed, message)
        case .quit, .rebuilt: return .ending(["text": ""])
        }
    }
}
