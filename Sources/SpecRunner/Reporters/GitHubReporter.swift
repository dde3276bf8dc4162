import System

/// A report for GitHub's workflows: an annotation at the line of each problem, and a summary of the step, in the file
/// that `GITHUB_STEP_SUMMARY` names.
///
/// The annotations are written at the end, so that they may share standard output with another report.
public final class GitHubReporter: Reporter {
    public static let name = "github"
    // GitHub looks for its commands among all other lines.
    public static let sharesOutput = true
    public static let writesCommands = true

    private let output: any ReportOutput
    private let summary: (any ReportOutput)?
    /// The error that keeps the summary of the step from being complete; `nil` if there is none, or no summary is wanted.
    public private(set) var failure: SpecRunnerError?
    private let workspace: String
    private var commands = ""
    private var problems: [(title: String, detail: OutcomeDetail)] = []

    /// GitHub takes no more than 1 MiB for a step: the end is left out well before that.
    private static let summaryLimit = 900_000

    /// A report with the summary file and the workspace of GitHub's environment.
    public convenience init(output: any ReportOutput, style: TextStyle) {
        func value(_ name: String) -> String? {
            ProcessEnvironment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        var summary: ReportFile?
        var lost: SpecRunnerError?
        do {
            summary = try value("GITHUB_STEP_SUMMARY").map { path throws(SpecRunnerError) in
                try ReportFile(appendingTo: path)
            }
        } catch {
            // The annotations are useful without a summary.
            lost = error
        }
        self.init(output: output, summary: summary, workspace: value("GITHUB_WORKSPACE") ?? "")
        failure = lost
    }

    /// - Parameters:
    ///  - output: The output for the annotations.
    ///  - summary: The output for the summary; nil for none.
    ///  - workspace: The folder that GitHub names files relative to.
    init(output: any ReportOutput, summary: (any ReportOutput)?, workspace: String) {
        self.output = output
        self.summary = summary
        self.workspace = workspace.hasSuffix("/") || workspace.isEmpty ? workspace : workspace + "/"
    }

    /// Collects problems; writes when the run ends.
    public func receive(_ event: SpecEvent) {
        // A text that is part of a command is none itself: its line ends are escaped.
        switch event.readable(TextStyle(isColored: false)) {
        case .specFinished(let result):
            for detail in result.details where detail.outcome != .pending {
                add(detail, title: result.spec.fullName, place: result.spec.location)
            }
        case .groupFailed(let group, let detail):
            add(detail, title: group.fullName, place: group.location)
        case .runFinished(let total):
            output.write(commands)
            summary?.write(markdown(total))
            do {
                try (summary as? ReportFile)?.finish()
            } catch {
                failure = error
            }
        default: break
        }
    }

    public func pause() { output.flush() }

    private func add(_ detail: OutcomeDetail, title: String, place: SourcePosition) {
        problems.append((title, detail))
        let place = detail.location ?? place
        let command = detail.outcome == .flaky ? "warning" : "error"
        let file = place.file.hasPrefix(workspace) ? String(place.file.dropFirst(workspace.count)) : place.file
        commands += "::\(command) file=\(property(file)),line=\(place.line),"
        commands += "title=\(property("\(detail.outcome.rawValue): \(title)"))::\(escape(detail.plainText))\n"
    }

    private func escape(_ text: String) -> String {
        text.escaped {
            switch $0 {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: nil
            }
        }
    }

    private func property(_ text: String) -> String {
        escape(text).split(separator: ":", omittingEmptySubsequences: false).joined(separator: "%3A")
            .split(separator: ",", omittingEmptySubsequences: false).joined(separator: "%2C")
    }

    // MARK: - The summary

    private func markdown(_ total: RunSummary) -> String {
        let counts = [
            ("✅", "succeeded", total.successes), ("🔁", "flaky", total.flaky), ("⏸️", "pending", total.pending),
            ("❌", "failed", total.failures), ("🛑", "errors", total.errors), ("💥", "crashed", total.crashes),
        ]
        let shown = counts.filter { $0.2 > 0 || $0.1 == "succeeded" }
        var text = "### \(total.isGood ? "✅ Specs passed" : "❌ Specs failed")\n\n"
        text += shown.map { "\($0.0) \($0.2) \($0.1)" }.joined(separator: " · ")
        text += " · \(DurationText.readable(total.seconds))\n\n"
        if let signal = total.interruption { text += "The run was interrupted by signal \(signal).\n\n" }
        for (index, problem) in problems.enumerated() {
            let entry = entry(problem.title, problem.detail)
            guard text.utf8.count + entry.utf8.count < Self.summaryLimit else {
                return text + "… and \(problems.count - index) more.\n"
            }
            text += entry
        }
        return text
    }

    private func entry(_ title: String, _ detail: OutcomeDetail) -> String {
        let text = detail.plainText
        // A fence has to be longer than any in the text.
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        let place = detail.location.map { " <code>\(html($0.description))</code>" } ?? ""
        return """
            <details><summary><b>\(detail.outcome.rawValue)</b>: \(html(title))\(place)</summary>

            \(fence)
            \(text)
            \(fence)

            </details>

            """
    }

    private func html(_ text: String) -> String {
        HTML.escape(String(text.map { $0.isNewline ? " " : $0 }))
    }
}
