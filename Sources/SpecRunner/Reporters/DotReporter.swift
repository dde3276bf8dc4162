import System

/// A report for people with little room: a character for each spec while they run, then each problem in full, then the
/// counts.
public final class DotReporter: Reporter {
    public static let name = "dot"
    public static let aliases = ["utfTerminal", "plainTerminal"]
    public static let growsOnTerminal = true

    private let output: any ReportOutput
    private let style: TextStyle
    private var problems: ProblemList
    private var column = 0
    private var color = PrintedColor()

    private static let width = 80

    public init(output: any ReportOutput, style: TextStyle) {
        self.output = output
        self.style = style
        problems = ProblemList(style: style)
    }

    public func receive(_ event: SpecEvent) {
        let event = event.readable(style)
        problems.receive(event)
        switch event {
        case .specFinished(let result): add(result.outcome)
        case .groupFailed(_, let detail): add(detail.outcome)
        case .output(let text): write(printed: text)
        case .runFinished(let total):
            if column > 0 { output.write("\n") }
            output.write("\n")
            problems.write(total, columns: output.terminalColumns) { output.write($0 + "\n") }
        default: break
        }
    }

    public func pause() { output.flush() }

    private func add(_ outcome: Outcome) {
        if column == Self.width {
            output.write("\n")
            column = 0
        }
        output.write(sign(outcome))
        column += 1
    }

    private func sign(_ outcome: Outcome) -> String {
        switch outcome {
        case .success: style(.green, ".")
        case .flaky: style(.yellow, "~")
        case .pending: style(.yellow, "-")
        case .failure: style(.red, "F")
        case .error: style(.magenta, "E")
        case .crashed: style(.red, "X")
        }
    }

    /// Output of specs has lines of its own.
    private func write(printed text: String) {
        guard !text.isEmpty else { return }
        if column > 0 { output.write("\n") }
        column = 0
        color.note(text)
        output.write((text.hasSuffix("\n") ? String(text.dropLast()) : text) + color.finish() + "\n")
    }
}
