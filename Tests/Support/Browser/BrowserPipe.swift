import Foundation

/// A browser that was started, and the pipes through which it is driven, by the DevTools protocol: JSON messages, each of which
/// ends with a zero byte.
///
/// Named pipes, since the browser expects them at the descriptors 3 and 4, where a shell puts them.
final class BrowserPipe {
    /// What went wrong in the conversation.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let profile: TemporaryFolder
    private let process = Process()
    private let requests: Int32
    private let answers: Int32
    private var buffer: [UInt8] = []

    /// How long the browser may take to say something, on a machine that does much else.
    private static let patience: TimeInterval = 120

    init() throws {
        profile = try TemporaryFolder()
        let (input, output) = (profile.path("requests"), profile.path("answers"))
        guard mkfifo(input, 0o600) == 0, mkfifo(output, 0o600) == 0 else { throw Failure(description: "no pipes") }
        // Open for both directions, so that neither side waits for the other.
        (requests, answers) = (open(input, O_RDWR | O_CLOEXEC), open(output, O_RDWR | O_CLOEXEC))
        let command =
            Browser.arguments(in: profile) + [
                "--remote-debugging-pipe", "--no-first-run", "--disable-background-networking",
                "--disable-component-update",
                "--disable-dev-shm-usage", "about:blank",
            ]
        let quoted = command.map { "'\($0)'" }.joined(separator: " ")
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "exec \(quoted) 3<'\(input)' 4>'\(output)' >/dev/null 2>&1"]
        try process.run()
    }

    deinit {
        if process.isRunning {
            process.terminate()
            // It writes into its folder, which goes with this object, until it has ended.
            process.waitUntilExit()
        }
        close(requests)
        close(answers)
    }

    /// Sends a message.
    func send(_ message: [String: Any]) throws {
        var rest = [UInt8](try JSONSerialization.data(withJSONObject: message))[...] + [0]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(requests, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Failure(description: "the browser takes no messages") }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits for the next message.
    func receive() throws -> [String: Any] {
        let deadline = Date.now + Self.patience
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let data = Data(buffer[..<end])
                buffer.removeSubrange(...end)
                guard let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                    throw Failure(description: "the browser sent something else than an object")
                }
                return message
            }
            guard Date.now < deadline, process.isRunning else {
                throw Failure(description: process.isRunning ? "the browser is silent" : "the browser has ended")
            }
            var descriptor = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, 200) > 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(answers, &bytes, bytes.count)
            if count > 0 { buffer += bytes[..<count] }
        }
    }
}
