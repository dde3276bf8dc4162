import Console
import System

/// Answers the requests of a session by asking the process of its screen. The session stays after the end of that process,
/// so that the next request learns the reason.
@MainActor
final class SessionHandler: RemoteHandler {
    /// The methods that are answered one after the other.
    private static let methods = ["evaluate", "command", "shutdown"]

    /// When the last request was answered, in nanoseconds.
    private(set) var lastUse = MonotonicTime.nanoseconds
    /// Why the process has ended; nil as long as it hasn't.
    let ending = Guarded<String?>(nil)
    private let screen: ScreenProcess
    /// Readable once the running code is to stop: that is said on another thread.
    private let bell: PipeEnds
    private var isStopped = false

    /// - Throws: `SessionFailure` where there are too many open files.
    init(_ screen: ScreenProcess) throws(SessionFailure) {
        guard let bell = PipeEnds() else { throw .system("can't start a session: \(SystemError.last)") }
        for end in [bell.reading, bell.writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        (self.screen, self.bell) = (screen, bell)
    }

    // MARK: - Requests

    func outcome(of request: RemoteRequest) async throws(RemoteFailure) -> RemoteOutcome {
        defer { lastUse = MonotonicTime.nanoseconds }
        switch request.method {
        case "evaluate":
            try request.allow("code", "timeout", "limit")
            let limit = try request.numberIfAny("limit", in: AnswerText.possible) ?? AnswerText.usual
            let chunk = LuaRequest(code: try request.text("code"), limit: limit)
            return .result(answer(to: .lua(chunk), within: try time(of: request)))
        case "command":
            try request.allow("line", "timeout")
            let line = try request.text("line").drop { $0 == ":" }
            return .result(answer(to: .command(String(line)), within: try time(of: request)))
        case "shutdown":
            try request.allow()
            return .ending(.null)
        default:
            let all = Self.methods + [RemoteServer.interruption]
            throw RemoteFailure(
                .unknownMethod, "there is no method '\(request.method)'; there are \(all.joined(separator: ", "))")
        }
    }

    /// The time that a request has, in seconds.
    private func time(of request: RemoteRequest) throws(RemoteFailure) -> Double {
        let milliseconds = try request.numberIfAny("timeout", in: 100...600_000)
        return milliseconds.map { Double($0) / 1000 } ?? Tool.usualTime
    }

    private func answer(to request: ScreenRequest, within limit: Double) -> JSONValue {
        let answer = ask(request, within: limit)
        let outcome: JSONValue = isOver ? "ended" : answer.isError ? "error" : "values"
        return ["outcome": outcome, "text": .string(answer.text)]
    }

    // MARK: - The process of the screen

    /// Asks the process, and waits for its answer. Nothing else happens on this thread meanwhile.
    func ask(_ request: ScreenRequest, within limit: Double) -> ScreenAnswer {
        var result: ScreenAnswer?
        // What happened since the last request: it may have ended.
        screen.listen(hasEnded: hasEnded)
        note()
        if let reason = screen.ending {
            return ScreenAnswer(text: "the session has ended: \(reason)", isError: true)
        }
        let call = ToolCall { result = ScreenAnswer(text: $0.text, isError: $0.isError) }
        screen.ask(
            ScreenProcess.Job(call: call, sent: SentRequest(request: request, limit: limit)) { answer in
                result = answer
            })
        while result == nil {
            var watched = screen.polled + [pollfd(fd: bell.reading, events: Int16(POLLIN), revents: 0)]
            let patience = screen.patience.map { Int32(($0 * 1000).rounded(.up)) } ?? -1
            let ready = poll(&watched, nfds_t(watched.count), patience)
            if ready > 0, watched[3].revents != 0 {
                isStopped = true
                silence()
                call.withdraw()
            }
            screen.listen(hasEnded: ready > 0 && watched[2].revents != 0)
        }
        note()
        if isStopped, result!.isError, !isOver { result!.text = "interrupted" }
        return result!
    }

    private var isOver: Bool { screen.ending != nil }

    private var hasEnded: Bool {
        var death = [screen.polled[2]]
        return screen.ending == nil && poll(&death, 1, 0) > 0
    }

    /// Notes the end of the process, for other threads.
    private func note() {
        let reason = screen.ending
        ending.withLock { $0 = reason }
    }

    /// Ends the process and whatever it started.
    func close() { screen.close(because: "the session ends") }

    // MARK: - Stopping what runs

    var stopper: @Sendable () -> Void {
        { [writing = bell.writing] in Descriptor.write("x", to: writing) }
    }

    /// The process is asked by its signal alone.
    func interrupt() {}

    func clearInterruption() {
        isStopped = false
        silence()
    }

    private func silence() {
        var buffer = [UInt8](repeating: 0, count: 64)
        while Descriptor.read(bell.reading, into: &buffer) == buffer.count {}
    }
}
