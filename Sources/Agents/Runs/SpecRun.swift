import SpecRunner
import System

/// A run of specs for a call of a tool: this program with `run`, in a process of its own.
@MainActor
final class SpecRun {
    private let call: ToolCall
    private let limit: Int
    private let report = MemoryOutput()
    private let reporter: SpecReporter
    private var process: RunProcess?
    private var finished = 0

    /// Whether it is over and the call answered.
    var isOver: Bool { process?.isOver ?? true }

    /// Starts a run.
    /// - Parameters:
    ///   - arguments: Those of `run`: paths and filters.
    ///   - heading: A line before the report; nil for none.
    ///   - limit: The bytes of the answer.
    /// - Throws: `ToolFailure` where no process can be started.
    init(_ arguments: [String], isTrusted: Bool, heading: String?, limit: Int, for call: ToolCall) throws(ToolFailure) {
        (self.call, self.limit) = (call, limit)
        reporter = SpecReporter(output: report, style: TextStyle(isColored: false))
        if let heading { report.write("\(heading)\n") }
        process = try RunProcess(
            ["run"] + (isTrusted ? ["--trust"] : []) + arguments,
            RunProcess.Listener { [weak self] in
                self?.receive($0)
            } finish: { [weak self] in
                self?.finish($0, $1)
            })
        call.stop = { [weak self] in self?.end() }
    }

    /// The descriptors to poll.
    var polled: [pollfd] { process?.polled ?? [] }

    /// Takes what it has said, and answers the call once it has ended.
    func listen() { process?.listen() }

    private func receive(_ event: SpecEvent) {
        reporter.receive(event)
        guard case .specFinished(let result) = event else { return }
        finished += 1
        call.tell(done: finished, result.spec.fullName)
    }

    private func finish(_ status: Int32, _ errors: String) {
        var text = report.text
        if !errors.trimmingSpaces.isEmpty { text += text.isEmpty || text.hasSuffix("\n") ? errors : "\n\(errors)" }
        if status < 0 { text += "\nthe run was ended by a signal" }
        call.answer(
            ToolResult(
                text: AnswerText.cut(String(text.trimmingSpaces), to: limit, "a larger 'limit' shows all"),
                isError: status != 0
            ))
    }

    /// Ends the run and all its processes.
    func end() { process?.end() }
}
