import Console
import Foundation
import TestSupport
import Testing

/// `viewspec ui` in a process of its own, seen as a browser sees it, byte by byte.
final class WorkbenchClient {
    /// An answer of the server.
    struct Answer {
        let status: Int
        let headers: String
        let body: String
    }

    let address: String
    let port: Int
    /// The path of the page, token included.
    let root: String
    let process: RunningProgram
    /// The folder, which stays as long as the server is asked.
    private let folder: TemporaryFolder

    /// Starts the server in a folder, and waits for its address.
    init(_ arguments: [String] = [], in folder: TemporaryFolder) async throws {
        let process = try Program.built("viewspec", ["ui"] + arguments, in: folder.url).start()
        (self.process, self.folder) = (process, folder)
        try await wait(for: "the address", patience: .seconds(60)) {
            try process.output.contains("Control-C") || !process.isRunning
        }
        address = try process.output.split(separator: "\n").first.map(String.init) ?? ""
        let parts = try #require(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)(\/[0-9a-f]{32}\/)/)).output
        (port, root) = (Int(parts.1)!, String(parts.2))
    }

    /// Ends the server as Control-C does, and returns its exit status.
    func end() throws -> Int32 {
        process.send(SIGINT)
        return try process.wait().status
    }

    // MARK: - Requests

    /// Asks for something. The host is that of the page unless the headers have another one.
    func ask(_ method: String, _ path: String, _ headers: [String: String] = [:], body: String = "") throws -> Answer {
        let socket = try ClientSocket(port: port)
        var headers = headers
        if headers["Host"] == nil { headers["Host"] = "127.0.0.1:\(port)" }
        headers["Connection"] = "close"
        headers["Content-Length"] = "\(body.utf8.count)"
        try socket.send(
            "\(method) \(path) HTTP/1.1\r\n" + headers.map { "\($0): \($1)\r\n" }.joined() + "\r\n" + body)
        let text = try socket.readAll()
        let end = try #require(text.firstRange(of: "\r\n\r\n"))
        let head = String(text[..<end.lowerBound])
        return Answer(
            status: Int(head.split(separator: " ")[1]) ?? 0, headers: head, body: String(text[end.upperBound...]))
    }

    /// Makes a call as the page does.
    func call(_ name: String, _ arguments: JSONValue = [:]) throws -> Answer {
        try ask(
            "POST", "\(root)call/\(name)",
            ["Content-Type": "application/json", "Origin": "http://127.0.0.1:\(port)"], body: arguments.text)
    }

    /// The fields that a call answers.
    func fields(_ name: String, _ arguments: JSONValue = [:]) throws -> [String: JSONValue] {
        guard case .object(let fields) = try JSONValue(parsing: call(name, arguments).body.utf8) else { return [:] }
        return fields
    }

    /// The events, from the state on.
    func events() throws -> EventReader { try EventReader(self) }
}

/// The events that a page receives.
final class EventReader {
    private let socket: ClientSocket
    private var rest = ""

    init(_ client: WorkbenchClient) throws {
        socket = try ClientSocket(port: client.port)
        try socket.send("GET \(client.root)events HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n\r\n")
    }

    /// The next event.
    /// - Throws: `ClientSocket.Closed` where none comes in two minutes, on a machine that does much else.
    func next() throws -> [String: JSONValue] {
        let deadline = ContinuousClock.now + .seconds(120)
        while true {
            while let end = rest.firstIndex(of: "\n") {
                let line = rest[..<end]
                rest = String(rest[rest.index(after: end)...])
                guard line.hasPrefix("data: ") else { continue }
                guard case .object(let fields) = try JSONValue(parsing: line.dropFirst(6).utf8) else { return [:] }
                return fields
            }
            guard ContinuousClock.now < deadline else { throw ClientSocket.Closed(description: "no such event comes") }
            // The ends of lines around the pieces of the answer are others than those of the events.
            rest = (rest + (try socket.read())).replacing("\r\n", with: "\n")
        }
    }

    /// The next event of a name that meets a condition, with those before it left out.
    func next(_ name: String, where isWanted: ([String: JSONValue]) -> Bool = { _ in true }) throws -> [String:
        JSONValue]
    {
        while true {
            let event = try next()
            if event["event"] == .string(name), isWanted(event) { return event }
        }
    }
}

/// A socket of a client.
final class ClientSocket {
    private let descriptor: Int32

    struct Closed: Error, CustomStringConvertible {
        let description: String
    }

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Closed(description: "can't connect to \(port)") }
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Closed(description: "the server takes nothing") }
            bytes = bytes.dropFirst(count)
        }
    }

    /// What is there, once something is.
    func read() throws -> String {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { throw Closed(description: "the server has closed the connection, or says nothing") }
        return String(decoding: buffer[..<count], as: UTF8.self)
    }

    func readAll() throws -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }
}
