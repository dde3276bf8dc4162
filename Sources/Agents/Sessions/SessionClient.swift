import Console
import Foundation
import System

/// A command's connection to a session.
package final class SessionClient {
    /// The introduction of a session.
    package struct Introduction {
        /// The call that makes the view that it was started with; empty for none.
        package let view: String
        /// Why its screen has ended; nil as long as it hasn't.
        package let ending: String?
        /// Whether its program was built again since.
        package let isOutdated: Bool
        fileprivate let process: pid_t
    }

    /// The answer to a request.
    package struct Answer {
        package let text: String
        package let isError: Bool
    }

    package let name: String
    package let introduction: Introduction
    private let descriptor: Int32
    private var lines = LineBuffer(longest: .max)
    private var received: [[UInt8]] = []
    /// How long a session that ends is waited for, in seconds.
    private static let endingLimit = 5.0

    /// Connects to a session of the working directory.
    /// - Throws: `SessionFailure`.
    package init(_ name: String) throws(SessionFailure) {
        let place = try SessionPlace()
        guard let descriptor = UnixSocket.connect(to: try place.path(of: name)) else {
            guard errno == ENOENT || errno == ECONNREFUSED else {
                throw .system("can't connect to the session '\(name)': \(SystemError.last)")
            }
            throw .none(name, others: place.names)
        }
        self.descriptor = descriptor
        self.name = name
        var lines = LineBuffer(longest: .max)
        guard case .text(let line)? = Self.next(descriptor, &lines), let message = try? JSONValue(parsing: line),
            let fields = message.fields?["params"]?.fields, let process = fields["process"]?.integer
        else {
            let refusal = "it takes no more connections, or isn't a session"
            Descriptor.release(descriptor)
            throw .system("can't use the session '\(name)': \(refusal)")
        }
        let program = fields["program"]?.string ?? ""
        let built = fields["built"]?.integer
        introduction = Introduction(
            view: fields["view"]?.string ?? "", ending: fields["ending"]?.string,
            isOutdated: FileSystem.modificationTime(program) != built, process: pid_t(process))
        self.lines = lines
    }

    deinit { Descriptor.release(descriptor) }

    /// The next line that comes; nil at the end.
    private static func next(_ descriptor: Int32, _ lines: inout LineBuffer) -> LineBuffer.Line? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Descriptor.read(descriptor, into: &buffer)
            guard count > 0 else { return nil }
            // A session sends nothing but its answer after a request, so that a piece has one line at most.
            if let line = lines.add(buffer[..<count]).first { return line }
        }
    }

    /// Sends a request, and waits for its answer.
    /// - Throws: `SessionFailure.lost` where none comes.
    private func ask(_ method: String, _ parameters: [String: JSONValue]) throws(SessionFailure) -> JSONValue {
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": 1, "method": .string(method), "params": .object(parameters),
        ]
        let isSent = Array("\(request.text)\n".utf8).withUnsafeBytes { Descriptor.send($0, to: descriptor) }
        guard isSent, case .text(let line)? = Self.next(descriptor, &lines), let answer = try? JSONValue(parsing: line)
        else { throw .lost(name) }
        return answer
    }

    /// Runs a chunk of Lua, or a command of the console, which begins with a colon.
    /// - Parameters:
    ///   - time: The time that it may take, in seconds.
    ///   - limit: The bytes of the answer.
    /// - Throws: `SessionFailure`.
    package func evaluate(_ source: String, time: Double, limit: Int) throws(SessionFailure) -> Answer {
        let milliseconds = JSONValue.integer(Int64(time * 1000))
        let isCommand = source.hasPrefix(":") && !source.hasPrefix("::")
        let answer =
            if isCommand {
                try ask("command", ["line": .string(source), "timeout": milliseconds])
            } else {
                try ask(
                    "evaluate",
                    ["code": .string(source), "timeout": milliseconds, "limit": .integer(Int64(limit))])
            }
        if let text = answer.fields?["error"]?.fields?["message"]?.string { return Answer(text: text, isError: true) }
        guard let result = answer.fields?["result"]?.fields, let text = result["text"]?.string else {
            throw .lost(name)
        }
        return Answer(text: text, isError: result["outcome"] != "values")
    }

    /// Ends the session with all its processes.
    package func end() {
        _ = try? ask(RemoteServer.end, [:])
        let start = MonotonicTime.nanoseconds
        while isRunning {
            if MonotonicTime.seconds(since: start) > Self.endingLimit {
                // It goes with what it has started, and leaves its socket.
                kill(introduction.process, SIGKILL)
                if let path = try? SessionPlace().path(of: name) { unlink(path) }
                return
            }
            usleep(5000)
        }
    }

    /// Whether its process is there and hasn't ended: one whose parent hasn't asked about it yet is still listed.
    private var isRunning: Bool {
        guard let text = try? FileSystem.text(of: "/proc/\(introduction.process)/stat") else { return false }
        return !text.drop { $0 != ")" }.hasPrefix(") Z")
    }
}
