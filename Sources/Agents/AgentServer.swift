import CWorkers
import Console
import Scripting
import SpecRunner
import System

/// A server of the Model Context Protocol on standard input and output: screens, specs and documentation for coding agents.
///
/// It stays on one thread and runs no code of the app, since it makes forked copies of itself for the screens.
@MainActor
public final class AgentServer {
    let surroundings: AgentSurroundings
    let screens: ScreenTable
    let resources: AgentResources
    /// Whether a client has sent `initialize`.
    var hasShakenHands = false

    private(set) var streams: ProtocolStreams?
    /// The lines that were read and not handled yet.
    private var waiting: [LineBuffer.Line] = []
    private var lines = LineBuffer(longest: IncomingMessage.longest)
    private var runs: [SpecRun] = []
    /// The calls without an answer, and the one that is being begun.
    private var calls: [ToolCall] = []
    private var current: ToolCall?
    private var isInputOpen = true
    /// Whether the client has stopped reading the answers.
    private var isClientGone = false
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    var catalog: Catalog { surroundings.catalog }

    /// Creates a server.
    public init(_ surroundings: AgentSurroundings) {
        self.surroundings = surroundings
        screens = ScreenTable(surroundings)
        resources = AgentResources(catalog: surroundings.catalog)
    }

    /// Serves until the input ends and all is answered, or the client stops reading.
    /// - Returns: Whether it could begin.
    public func run() async -> Bool {
        RunDescriptors.note()
        guard let streams = ProtocolStreams() else { return false }
        self.streams = streams
        sw_ignore_output_signals()
        // What all screens share is made once, before the copies.
        _ = try? ReplSession(catalog: catalog) { _ in }
        sw_settle_memory()
        if let memory = surroundings.memory {
            hasShakenHands = memory.hasShakenHands
            screens.skip(memory.screenCount, because: "the app was built anew")
            await handle(lines.add([UInt8](memory.input)[...]))
        }
        while !isClientGone, isInputOpen || !calls.isEmpty { await turn(streams) }
        endWork(because: "the server ends")
        return true
    }

    /// Ends all processes, and says why to the requests that wait for them.
    func endWork(because reason: String) {
        screens.closeAll(because: reason)
        for run in runs { run.end() }
        for call in calls where call !== current { call.fail("it wasn't done: \(reason)") }
    }

    // MARK: - What comes in

    /// Waits until something comes or is due, and handles it.
    private func turn(_ streams: ProtocolStreams) async {
        var watched = [
            pollfd(fd: isInputOpen ? streams.input : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: streams.output, events: 0, revents: 0),
        ]
        let (screens, runs) = (screens.screens, runs)
        for screen in screens { watched += screen.polled }
        for run in runs { watched += run.polled }
        let patience = screens.compactMap(\.patience).min()
        let ready = poll(&watched, nfds_t(watched.count), patience.map { Int32(($0 * 1000).rounded(.up)) } ?? -1)
        guard ready >= 0 || errno == EINTR else { return isClientGone = true }
        for (index, screen) in screens.enumerated() {
            screen.listen(hasEnded: ready > 0 && watched[4 + 3 * index].revents != 0)
        }
        for run in runs { run.listen() }
        self.screens.removeEnded()
        self.runs.removeAll(where: \.isOver)
        if ready > 0, watched[1].revents != 0 { isClientGone = true }
        if ready > 0, watched[0].revents != 0 { await read(streams.input) }
    }

    private func read(_ input: Int32) async {
        let count = Descriptor.read(input, into: &buffer)
        var received = count > 0 ? lines.add(buffer[..<count]) : []
        if count <= 0 {
            isInputOpen = false
            lines.finish().map { received.append($0) }
        }
        await handle(received)
    }

    private func handle(_ lines: [LineBuffer.Line]) async {
        waiting = lines
        while !waiting.isEmpty { await receive(waiting.removeFirst()) }
    }

    /// The input that was read and not handled yet.
    var unhandledInput: [UInt8] {
        waiting.flatMap { line in
            guard case .text(let bytes) = line else { return [UInt8]() }
            return bytes + [UInt8(ascii: "\n")]
        } + lines.rest
    }

    private func receive(_ line: LineBuffer.Line) async {
        let message: IncomingMessage
        do {
            guard let read = try IncomingMessage(line) else { return }
            message = read
        } catch {
            return send(error.error.response(to: error.id))
        }
        guard let id = message.id else { return note(message) }
        do throws(ProtocolError) {
            let era = try era(of: message)
            let method = try Method.named(message.method, in: era)
            guard let fields = try await method.run(MethodCall(message: message, era: era), self) else { return }
            send(["jsonrpc": "2.0", "id": id, "result": method.result(fields, in: era, from: ownInfo)])
        } catch {
            send(error.response(to: id))
        }
    }

    /// Handles a message that has no answer.
    private func note(_ message: IncomingMessage) {
        guard message.method == "notifications/cancelled", let id = message.parameters["requestId"] else { return }
        for call in calls where call.id == id { call.cancel() }
        calls.removeAll { $0.isCancelled }
    }

    // MARK: - Revisions

    private static let versionField = "io.modelcontextprotocol/protocolVersion"
    private static let capabilitiesField = "io.modelcontextprotocol/clientCapabilities"

    /// The era of a request: that of its own revision, or else of the handshake.
    private func era(of message: IncomingMessage) throws(ProtocolError) -> ProtocolVersion.Era {
        guard let version = message.meta[Self.versionField] else {
            guard hasShakenHands || ["initialize", "ping"].contains(message.method) else {
                throw ProtocolError(
                    .badParameters,
                    "\(message.method) needs _meta with \(Self.versionField) and \(Self.capabilitiesField); "
                        + "or send initialize first")
            }
            return .handshake
        }
        guard let version = version.string else {
            throw ProtocolError(.badParameters, "_meta: \(Self.versionField) is a string, got \(version.kind)")
        }
        guard version == ProtocolVersion.stateless else {
            throw ProtocolError(
                .unknownVersion, "this server doesn't speak \(version) without a handshake",
                data: [
                    "supported": .array(ProtocolVersion.all.map(JSONValue.string)), "requested": .string(version),
                ])
        }
        guard message.meta[Self.capabilitiesField]?.fields != nil else {
            throw ProtocolError(.badParameters, "_meta needs \(Self.capabilitiesField), an object")
        }
        return .stateless
    }

    /// What the server says of itself.
    var ownInfo: JSONValue {
        ["name": "viewspec", "title": "ViewSpec", "version": .string(surroundings.version)]
    }

    /// What a client learns first.
    var introduction: [String: JSONValue] {
        [
            "capabilities": ["tools": [:], "resources": [:]],
            "instructions": """
            SwiftUI views of this app, run on Linux: host one, act on it as a person does, see the exact change, and \
            write a Lua spec of it. Begin with views, then host. Time is virtual: nothing needs waiting. The page \
            FirstSpec (docs) shows how specs are written.
            """,
        ]
    }

    // MARK: - Calls of tools

    /// Begins a call of a tool.
    func call(_ name: String, _ request: MethodCall) async throws(ProtocolError) {
        guard let tool = Tool.all.first(where: { $0.name == name }), let id = request.message.id else {
            let near = Suggestions.nearest(to: name, among: Tool.all.map(\.name)).map { "; did you mean '\($0)'?" }
            let known = Tool.all.map(\.name).joined(separator: ", ")
            throw ProtocolError(.badParameters, "there is no tool '\(name)'\(near ?? "; there are \(known)")")
        }
        func answer(_ result: ToolResult) {
            let fields = Method(name: "tools/call") { _, _ in nil }.result(
                result.fields, in: request.era, from: ownInfo)
            send(["jsonrpc": "2.0", "id": id, "result": fields])
        }
        let arguments: ToolArguments
        do {
            arguments = try ToolArguments(request.message.parameters["arguments"], of: name, tool.parameters)
        } catch {
            return answer(ToolResult(text: error.description, isError: true))
        }
        let token = request.message.meta["progressToken"].flatMap { $0.isMessageID ? $0 : nil }
        let call = ToolCall(id: id, arguments: arguments, progressToken: token) { [weak self] progress in
            self?.send(["jsonrpc": "2.0", "method": "notifications/progress", "params": progress])
        } finish: { [weak self] call, result in
            self?.calls.removeAll { $0 === call }
            answer(result)
        }
        calls.append(call)
        current = call
        defer { current = nil }
        do {
            if arguments.flag("rebuild") { try rebuild(for: request.message) }
            try await tool.run(call, self)
        } catch {
            call.fail("\(error)")
        }
    }

    /// Runs specs for a call.
    func runSpecs(_ paths: [String], heading: String?, for call: ToolCall) throws(ToolFailure) {
        let filter = call.arguments.text("filter").map { ["--filter", $0] } ?? []
        let limit = call.arguments.whole("limit") ?? AnswerText.usual
        runs.append(
            try SpecRun(
                filter + ["--"] + paths, isTrusted: surroundings.isTrusted, heading: heading, limit: limit, for: call))
    }

    // MARK: - What goes out

    private func send(_ message: JSONValue) {
        guard let streams, !isClientGone else { return }
        isClientGone = !Descriptor.write(message.text + "\n", to: streams.output)
    }
}
