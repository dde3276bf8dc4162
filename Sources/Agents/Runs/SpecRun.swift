import CWorkers
import Foundation
import SpecRunner
import System

/// A run of specs in a process of its own: this program with `run`, whose events are read as they come.
@MainActor
final class SpecRun {
    private let call: ToolCall
    private let limit: Int
    private let process: pid_t
    private let events: Int32
    private let messages: Int32
    private let report = MemoryOutput()
    private let reporter: SpecReporter
    private var lines = LineBuffer(longest: .max)
    /// What it wrote to standard error.
    private var said: [UInt8] = []
    private var finished = 0
    private var failed = 0
    /// Whether it is over and the call answered.
    private(set) var isOver = false
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// The bytes of messages that are kept.
    private static let mostSaid = 8000
    /// How long a run that has closed its output is waited for, in seconds.
    private static let endingLimit = 5.0

    /// Starts a run.
    /// - Parameters:
    ///   - arguments: Those of `run`: paths and filters.
    ///   - heading: A line before the report; nil for none.
    ///   - limit: The bytes of the answer.
    /// - Throws: `ToolFailure` where no process can be started.
    init(_ arguments: [String], isTrusted: Bool, heading: String?, limit: Int, for call: ToolCall) throws(ToolFailure) {
        guard let events = PipeEnds() else { throw Self.failure() }
        guard let messages = PipeEnds() else {
            defer { events.close() }
            throw Self.failure()
        }
        fflush(nil)
        let process = sw_fork()
        if process == 0 { Self.become(arguments, isTrusted, events, messages) }
        for pipe in [events, messages] { Descriptor.release(pipe.writing) }
        guard process > 0 else {
            defer { for pipe in [events, messages] { Descriptor.release(pipe.reading) } }
            throw Self.failure()
        }
        for pipe in [events, messages] { _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK) }
        (self.call, self.limit, self.process) = (call, limit, process)
        (self.events, self.messages) = (events.reading, messages.reading)
        reporter = SpecReporter(output: report, style: TextStyle(isColored: false))
        if let heading { report.write("\(heading)\n") }
        call.stop = { [weak self] in self?.end() }
    }

    private static func failure() -> ToolFailure {
        ToolFailure("no process can be started for specs: \(SystemError.last)")
    }

    /// Becomes the run, in the copy of this process.
    private static func become(
        _ arguments: [String], _ isTrusted: Bool, _ events: PipeEnds, _ messages: PipeEnds
    ) -> Never {
        dup2(events.writing, STDOUT_FILENO)
        dup2(messages.writing, STDERR_FILENO)
        let name = CommandLine.arguments.first ?? "viewspec"
        let flags = ["run", "--color", "never", "--reporter", "json"] + (isTrusted ? ["--trust"] : [])
        var strings = ([name] + flags + arguments).map { strdup($0) } + [nil]
        execv(ChildProcess.ownProgram, &strings)
        Descriptor.write("can't start \(ChildProcess.ownProgram): \(SystemError.last)\n", to: STDERR_FILENO)
        sw_exit_copy(1)
    }

    // MARK: - What it says

    /// What to poll for.
    var polled: [pollfd] {
        [events, messages].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }

    /// Takes what it has said, and answers the call once it has ended.
    func listen() {
        guard !isOver else { return }
        let areMessagesOver = take(messages) { bytes in
            said += bytes
            if said.count > 2 * Self.mostSaid { said.removeFirst(said.count - Self.mostSaid) }
        }
        let areEventsOver = take(events) { bytes in
            for case .text(let line) in lines.add(bytes) { note(line) }
        }
        if areEventsOver && areMessagesOver { finish() }
    }

    /// Takes what is there.
    /// - Returns: Whether there is no more to come.
    private func take(_ descriptor: Int32, _ body: (ArraySlice<UInt8>) -> Void) -> Bool {
        while true {
            let (bytes, isClosed) = Descriptor.readAvailable(descriptor, into: &buffer)
            if isClosed { return true }
            guard !bytes.isEmpty else { return false }
            body(bytes)
        }
    }

    private func note(_ line: [UInt8]) {
        // The first line says which format it is.
        guard let event = try? JSONDecoder().decode(SpecEvent.self, from: Data(line)) else { return }
        reporter.receive(event)
        guard case .specFinished(let result) = event else { return }
        finished += 1
        if !result.outcome.isGood { failed += 1 }
        call.tell(done: finished, result.spec.fullName)
    }

    // MARK: - Its end

    private func finish() {
        var status: Int32 = 0
        if !sw_wait(process, Self.endingLimit, &status) {
            sw_kill_group(process)
            _ = sw_wait(process, Self.endingLimit, &status)
        }
        release()
        var text = report.text
        let words = String(decoding: said.suffix(Self.mostSaid), as: UTF8.self)
        if !words.trimmingSpaces.isEmpty { text += text.isEmpty || text.hasSuffix("\n") ? words : "\n\(words)" }
        if status < 0 { text += "\nthe run was ended by a signal" }
        call.answer(
            ToolResult(
                text: AnswerText.cut(String(text.trimmingSpaces), to: limit, "a larger 'limit' shows all"),
                isError: status != 0
            ))
    }

    /// Ends the run and all its processes.
    func end() {
        guard !isOver else { return }
        sw_kill_group(process)
        var status: Int32 = 0
        _ = sw_wait(process, Self.endingLimit, &status)
        release()
    }

    private func release() {
        isOver = true
        for descriptor in [events, messages] { Descriptor.release(descriptor) }
    }
}
