import Console
import Foundation
import TestSupport
import Testing

/// A client of a server that runs as a program: it writes lines, and reads what comes back.
final class AgentClient {
    /// The two ways to begin.
    enum Era: CaseIterable { case handshake, stateless }

    let process = Process()
    /// The messages that were no answers to what was asked for last.
    private(set) var notifications: [JSONValue] = []
    private let era: Era
    /// Its working directory, which is there as long as it is.
    private let folder: TemporaryFolder?
    private let input = Pipe()
    private let output = Pipe()
    private var unread: [UInt8] = []
    private var count: Int64 = 0

    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Starts a server, and shakes hands in the era that does.
    /// - Parameters:
    ///   - console: The program, by its name among those that were built, or by its path.
    ///   - folder: Its working directory.
    ///   - version: The revision of the handshake.
    init(
        _ console: String = "viewspec", in folder: TemporaryFolder? = nil, era: Era = .stateless,
        version: String = "2025-11-25",
        arguments: [String] = []
    ) throws {
        self.era = era
        self.folder = folder
        process.executableURL =
            console.hasPrefix("/") ? URL(filePath: console) : Program.folder.appending(path: console)
        process.arguments = ["mcp"] + arguments
        if let folder { process.currentDirectoryURL = folder.url }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        // A server that has gone is found by reading.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        guard era == .handshake else { return }
        let parameters: JSONValue = ["protocolVersion": .string(version), "capabilities": [:]]
        _ = try ask("initialize", parameters)
        try send(["jsonrpc": "2.0", "method": "notifications/initialized"])
    }

    deinit { if process.isRunning { process.terminate() } }

    // MARK: - Messages

    func send(_ message: JSONValue) throws { try send(line: message.text) }

    func send(line: String) throws { try send(bytes: Array("\(line)\n".utf8)) }

    func send(bytes: [UInt8]) throws { try input.fileHandleForWriting.write(contentsOf: Data(bytes)) }

    /// Sends nothing more.
    func finish() throws { try input.fileHandleForWriting.close() }

    /// Reads nothing more.
    func hangUp() throws { try output.fileHandleForReading.close() }

    /// The next message; nil at the end.
    func next() throws -> JSONValue? {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                let line = unread[..<end]
                unread.removeSubrange(...end)
                return try JSONValue(parsing: line)
            }
            // What never comes is a failure, not a test that hangs.
            var waiting = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 120_000) != 0 else { throw Failure(description: "the server doesn't answer") }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { return nil }
            unread += more
        }
    }

    /// Sends a request, and returns its id.
    @discardableResult
    func request(_ method: String, _ parameters: JSONValue = [:], token: JSONValue? = nil) throws -> JSONValue {
        count += 1
        guard case .object(var fields) = parameters else { throw Failure(description: "parameters are an object") }
        var meta: [String: JSONValue] = [:]
        if era == .stateless {
            meta["io.modelcontextprotocol/protocolVersion"] = "2026-07-28"
            meta["io.modelcontextprotocol/clientCapabilities"] = [:]
        }
        meta["progressToken"] = token
        if !meta.isEmpty { fields["_meta"] = .object(meta) }
        let id = JSONValue.integer(count)
        try send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(fields)])
        return id
    }

    /// Waits for the answer to a request. Answers to others may come before it.
    func answer(to id: JSONValue) throws -> JSONValue {
        if let place = notifications.firstIndex(where: { $0["id"] == id }) { return notifications.remove(at: place) }
        while let message = try next() {
            if message["id"] == id { return message }
            notifications.append(message)
        }
        throw Failure(description: "the server has ended")
    }

    /// Asks, and waits for the answer.
    func ask(_ method: String, _ parameters: JSONValue = [:], token: JSONValue? = nil) throws -> JSONValue {
        try answer(to: request(method, parameters, token: token))
    }

    // MARK: - Tools

    /// Calls a tool, without waiting.
    func begin(_ tool: String, _ arguments: JSONValue, token: JSONValue? = nil) throws -> JSONValue {
        try request("tools/call", ["name": .string(tool), "arguments": arguments], token: token)
    }

    /// Calls a tool that succeeds, and returns its text.
    func call(
        _ tool: String, _ arguments: JSONValue = [:], token: JSONValue? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let (text, isError) = try result(of: begin(tool, arguments, token: token))
        #expect(!isError, "\(text)", sourceLocation: sourceLocation)
        return text
    }

    /// Calls a tool that fails, and returns its text.
    func failure(
        _ tool: String, _ arguments: JSONValue = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let (text, isError) = try result(of: begin(tool, arguments))
        #expect(isError, "\(text)", sourceLocation: sourceLocation)
        return text
    }

    /// Waits for the result of a call.
    func result(of id: JSONValue) throws -> (text: String, isError: Bool) {
        let message = try answer(to: id)
        guard let text = message["result"]?["content"]?[0]?["text"]?.string else {
            throw Failure(description: message.text)
        }
        return (text, message["result"]?["isError"] == true)
    }

    /// Hosts a view, and returns its handle.
    func host(_ view: String) throws -> String {
        let text = try call("host", ["view": .string(view)])
        return String(text.prefix { $0 != "\n" })
    }
}

extension JSONValue {
    /// A field of an object.
    subscript(name: String) -> JSONValue? { if case .object(let fields) = self { fields[name] } else { nil } }

    /// An element of an array, from 0.
    subscript(place: Int) -> JSONValue? {
        if case .array(let values) = self, values.indices.contains(place) { values[place] } else { nil }
    }
}
