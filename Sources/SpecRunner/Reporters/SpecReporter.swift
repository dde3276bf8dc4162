import System

/// The default report, for people: every spec under its groups while they run, then each problem in full, then
/// the counts.
public final class SpecReporter: Reporter {
    public static let name = "spec"
    public static let aliases = ["gtest", "sound"]
    public static let growsOnTerminal = true

    private let output: any ReportOutput
    private let style: TextStyle
    private var depth = 0
    private var isAtLineStart = true
    private var problems: ProblemList
    private var color = PrintedColor()
    /// The path of a file that has no line yet: it gets one with its first selected spec.
    private var unshownPath: String?

    /// Faster specs are shown without a duration.
    private static let notableSeconds = 0.001

    public init(output: any ReportOutput, style: TextStyle) {
        self.output = output
        self.style = style
        problems = ProblemList(style: style)
    }

    public func receive(_ event: SpecEvent) {
        let event = event.readable(style)
        problems.receive(event)
        write(event)
    }

    public func pause() { output.flush() }

    private func write(_ event: SpecEvent) {
        switch event {
        case .runStarted, .specStarted, .step, .traced:
            break
        case .fileStarted(let path):
            unshownPath = path
        case .groupStarted(let group):
            line(group.names.last ?? group.file)
            depth += 1
        case .output(let text):
            write(printed: text)
        case .specFinished(let result):
            finished(result)
        case .groupFailed(_, let detail):
            line(style(.magenta, "! \(detail.headline)"))
        case .groupFinished:
            depth -= 1
        case .fileFinished:
            depth = 0
            if unshownPath == nil { line("") }
            unshownPath = nil
        case .runFinished(let total):
            problems.write(total, columns: output.terminalColumns) { line($0) }
        }
    }

    private func finished(_ result: SpecResult) {
        let name = result.spec.name
        var text =
            switch result.outcome {
            case .success: "\(style(.green, "✓")) \(name)"
            case .flaky: style(.yellow, "~ \(name)") + style(.dim, " (flaky: attempt \(result.attempts))")
            case .pending: "\(style(.yellow, "○ \(name)"))\(reason(result))"
            case .failure: style(.red, "✗ \(name)")
            case .error: style(.magenta, "! \(name)")
            case .crashed: style(.red, "‼ \(name)")
            }
        if result.seconds >= Self.notableSeconds {
            text += style(.dim, " (\(DurationText.readable(result.seconds)))")
        }
        line(text)
    }

    private func reason(_ result: SpecResult) -> String {
        guard let message = result.details.first?.message, !message.isEmpty else { return "" }
        return ": \(message)"
    }

    // MARK: - Lines

    private func showPath() {
        guard let path = unshownPath else { return }
        unshownPath = nil
        line(style(.bold, path))
        depth = 1
    }

    private func line(_ text: String) {
        showPath()
        output.write(color.finish())
        if !isAtLineStart { output.write("\n") }
        isAtLineStart = true
        output.write(text.isEmpty ? "\n" : String(repeating: "  ", count: depth) + text + "\n")
    }

    /// Output of a spec comes before the spec's own line, so that a hanging spec shows how far it got.
    private func write(printed text: String) {
        showPath()
        color.note(text)
        for part in lines(of: text).enumerated() {
            if part.offset > 0 {
                output.write("\n")
                isAtLineStart = true
            }
            guard !part.element.isEmpty else { continue }
            if isAtLineStart { output.write(String(repeating: "  ", count: depth) + style(.dim, "│ ")) }
            output.write(String(part.element))
            isAtLineStart = false
        }
    }

    private func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }
}
