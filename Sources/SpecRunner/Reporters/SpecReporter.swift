/// The default report, for people: every spec under its groups while they run, then each problem in full, then
/// the counts.
public final class SpecReporter: Reporter {
    /// What the user calls it on the command line.
    public static let name = "spec"

    private let output: any ReportOutput
    private let style: TextStyle
    private var depth = 0
    private var isAtLineStart = true
    private var problems: [(title: String, detail: OutcomeDetail, steps: [String])] = []
    private var steps: [String] = []
    /// The path of a file of which nothing was shown yet: without selected specs, it isn't worth a line.
    private var unshownPath: String?

    /// Quicker specs are shown without a duration: it would be noise.
    private static let notableSeconds = 0.001

    /// A report for people.
    public init(output: any ReportOutput, style: TextStyle) {
        self.output = output
        self.style = style
    }

    /// Writes what the event adds to the report, at once: should the process end in the middle of the next spec, it
    /// is seen which one that was.
    public func receive(_ event: SpecEvent) {
        write(event)
        output.flush()
    }

    private func write(_ event: SpecEvent) {
        switch event {
        case .runStarted:
            break
        case .fileStarted(let path):
            unshownPath = path
        case .groupStarted(let group):
            line(group.names.last ?? group.file)
            depth += 1
        case .specStarted:
            steps = []
        case .step(let name):
            steps.append(name)
        case .output(let text):
            write(printed: text)
        case .specFinished(let result):
            finished(result)
        case .groupFailed(let group, let detail):
            line(style(.magenta, "! \(firstLine(of: detail.message))"))
            record(group.fullName, detail)
        case .groupFinished:
            depth -= 1
        case .fileFinished:
            depth = 0
            if unshownPath == nil { line("") }
            unshownPath = nil
            steps = []
        case .runFinished(let total):
            writeProblems()
            writeCounts(total)
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
        for detail in result.details where detail.outcome != .pending { record(result.spec.fullName, detail) }
    }

    private func reason(_ result: SpecResult) -> String {
        guard let message = result.details.first?.message, !message.isEmpty else { return "" }
        return ": \(message)"
    }

    private func record(_ title: String, _ detail: OutcomeDetail) {
        problems.append((title, detail, steps))
    }

    // MARK: - The end of the report

    private func writeProblems() {
        for (index, problem) in problems.enumerated() {
            let detail = problem.detail
            let kind = detail.outcome.rawValue
            let mark: TextStyle.Mark = detail.outcome == .error ? .magenta : .red
            line("\(index + 1)) \(style(mark, "\(kind):")) \(style(.bold, problem.title))")
            if let location = detail.location { line("   \(style(.cyan, location.description))") }
            for text in lines(of: detail.message) { line(text.isEmpty ? "" : "   \(text)") }
            if !problem.steps.isEmpty { line("   steps: \(problem.steps.joined(separator: " → "))") }
            if let excerpt = detail.excerpt { write(excerpt, mark) }
            if !detail.nativeTraceback.isEmpty { line("") }
            for frame in detail.nativeTraceback { line(style(.dim, "   at \(frame)")) }
            write(traceback: detail)
            line("")
        }
    }

    private func write(_ excerpt: SourceExcerpt, _ mark: TextStyle.Mark) {
        line("")
        for text in excerpt.numberedLines {
            line("   \(text.hasPrefix(">") ? style(mark, text) : style(.dim, text))")
        }
    }

    /// A traceback of one step that is the line shown already says nothing new.
    private func write(traceback detail: OutcomeDetail) {
        guard !detail.traceback.isEmpty, detail.traceback.map(\.location) != [detail.location] else { return }
        line("")
        for frame in detail.traceback { line(style(.dim, "   \(frame)")) }
    }

    private func writeCounts(_ total: RunSummary) {
        func count(_ number: Int, _ one: String, _ many: String, _ mark: TextStyle.Mark) -> String {
            let text = "\(number) \(number == 1 ? one : many)"
            return number == 0 ? text : style(mark, text)
        }
        let successes = count(total.successes, "success", "successes", .green)
        let failures = count(total.failures, "failure", "failures", .red)
        let errors = count(total.errors, "error", "errors", .magenta)
        let pending = count(total.pending, "pending", "pending", .yellow)
        // What most runs don't have is said only where there is some of it.
        let flaky = total.flaky == 0 ? "" : ", \(style(.yellow, "\(total.flaky) flaky"))"
        let crashes = total.crashes == 0 ? "" : ", \(style(.red, "\(total.crashes) crashed"))"
        let time = style(.dim, "(\(DurationText.readable(total.seconds)))")
        line("\(successes), \(failures), \(errors), \(pending)\(flaky)\(crashes) \(time)")
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
        if !isAtLineStart { output.write("\n") }
        isAtLineStart = true
        output.write(text.isEmpty ? "\n" : String(repeating: "  ", count: depth) + text + "\n")
    }

    /// What a spec prints appears before the spec's own line, at once: a spec that never ends shows how far it got.
    private func write(printed text: String) {
        showPath()
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

    private func firstLine(of text: String) -> String { lines(of: text).first.map(String.init) ?? "" }
}
