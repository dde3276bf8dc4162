import Glibc
import Testing

@testable import Console

/// An editor: sends requests to a socket and reads lines, on a thread that is none of the main actor's.
final class RemoteClient: @unchecked Sendable {
    private let socket: Int32
    private var unread: [UInt8] = []
    /// How much of that has no end of a line in it.
    private var searched = 0

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Connects; the first line that comes is the greeting.
    init(path: String) throws {
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isThere = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isThere else { throw Failure(description: String(cString: strerror(errno))) }
        // What never comes is a failure, not a test that hangs.
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(socket) }

    func send(_ text: String) { send(bytes: Array((text + "\n").utf8)) }

    func send(bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress!, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest.removeFirst(count)
        }
    }

    func send(_ id: Int, _ method: String, _ parameters: JSONValue = [:]) {
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": .integer(Int64(id)), "method": .string(method), "params": parameters,
        ]
        send(request.text)
    }

    /// No more requests come from here.
    func finish() { shutdown(socket, Int32(SHUT_WR)) }

    /// The next line.
    func next() throws -> JSONValue {
        while true {
            if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { (unread, searched) = (Array(unread[(end + 1)...]), 0) }
                return try JSONValue(parsing: unread[..<end])
            }
            searched = unread.count
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { throw Failure(description: count == 0 ? "the connection has ended" : "no answer") }
            unread += buffer[..<count]
        }
    }

    /// The answer to a request: its result or its error, without the lines in between.
    func answer(to id: Int) throws -> JSONValue {
        while true {
            let line = try next()
            guard line["id"] == .integer(Int64(id)) else { continue }
            return line["result"] ?? line["error"] ?? .null
        }
    }

    func ask(_ id: Int, _ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
        send(id, method, parameters)
        return try answer(to: id)
    }

    /// Reads the greeting, sends a line, and checks the error that answers it.
    /// - Returns: The answer.
    func refused(_ line: String, code: Int, message: String) throws -> JSONValue {
        _ = try next()
        send(line)
        let answer = try next()
        #expect(answer["error"]?["code"] == .integer(Int64(code)))
        #expect(answer["error"]?["message"] == .string(message))
        return answer
    }

    func evaluate(_ code: String) throws -> JSONValue { try ask(1, "evaluate", ["code": .string(code)]) }
}

extension JSONValue {
    /// A field of an object; nil for anything else.
    subscript(_ name: String) -> JSONValue? { if case .object(let fields) = self { fields[name] } else { nil } }

    /// An entry of an array, from 0; nil for anything else.
    subscript(_ index: Int) -> JSONValue? {
        if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
    }
}
