import System

/// The XML that build servers read: a `testsuite` per file, a `testcase` per spec.
public final class JUnitReporter: Reporter {
    public static let name = "junit"

    private let output: any ReportOutput
    private let style: TextStyle
    private var path = ""
    private var cases = ""
    private var printed = ""
    private var counts = RunSummary()
    private var suites = ""

    public init(output: any ReportOutput, style: TextStyle) {
        self.output = output
        self.style = style.uncolored
    }

    /// Collects the event. The report is written at the end of the run, since its first line has the counts.
    public func receive(_ event: SpecEvent) {
        switch event.readable(style) {
        case .fileStarted(let path):
            self.path = path
            cases = ""
            printed = ""
            counts = RunSummary()
        case .specStarted:
            printed = ""
        case .step(let name):
            printed += "· \(name)\n"
        case .output(let text):
            printed += text
        case .specFinished(let result):
            add(result)
        case .groupFailed(let group, let detail):
            counts.add(detail.outcome)
            addCase(
                group: group, name: GroupReference.caseName, location: group.location, seconds: 0, details: [detail])
        case .fileFinished(_, let seconds):
            finishSuite(seconds)
        case .runFinished(let total):
            finish(total)
        case .runStarted, .groupStarted, .groupFinished, .traced:
            break
        }
    }

    public func pause() { output.flush() }

    private func add(_ result: SpecResult) {
        counts.add(result.outcome)
        if !result.actions.isEmpty {
            if !printed.isEmpty, !printed.hasSuffix("\n") { printed += "\n" }
            printed += "actions:\n" + result.actions.map { "  \($0.line)\n" }.joined()
        }
        addCase(
            group: result.spec.group, name: result.spec.name, location: result.spec.location,
            seconds: result.seconds, details: result.details)
    }

    private func addCase(
        group: GroupReference, name: String, location: SourcePosition, seconds: Double, details: [OutcomeDetail]
    ) {
        let attributes = attributes([
            ("classname", group.fullName), ("name", name), ("file", location.file),
            ("line", String(location.line)), ("time", DurationText.seconds(seconds)),
        ])
        var children = ""
        // A test case holds one of skipped, failure and error: the worst speaks, its text holds them all.
        if let worst = details.max(by: { $0.outcome < $1.outcome }) { children += element(for: worst, of: details) }
        if !printed.isEmpty { children += "      <system-out>\(escape(printed))</system-out>\n" }
        printed = ""
        cases +=
            children.isEmpty
            ? "    <testcase\(attributes)/>\n" : "    <testcase\(attributes)>\n\(children)    </testcase>\n"
    }

    /// The elements that Jenkins and GitLab read, and for a flaky spec those of Maven's surefire, which Jenkins's
    /// plugins read.
    private func element(for worst: OutcomeDetail, of details: [OutcomeDetail]) -> String {
        let summary = worst.headline
        if worst.outcome == .pending {
            return "      <skipped\(summary.isEmpty ? "" : attributes([("message", summary)]))/>\n"
        }
        let text = escape(details.filter { $0.outcome != .pending }.map(\.plainText).joined(separator: "\n\n"))
        let attributes = attributes([("message", summary), ("type", worst.outcome.rawValue)])
        switch worst.outcome {
        case .flaky: return "      <flakyFailure\(attributes)><stackTrace>\(text)</stackTrace></flakyFailure>\n"
        case .failure: return "      <failure\(attributes)>\(text)</failure>\n"
        default: return "      <error\(attributes)>\(text)</error>\n"
        }
    }

    private func finishSuite(_ seconds: Double) {
        guard counts.total > 0 else { return }
        let attributes = attributes([("name", path)] + countAttributes(counts, seconds))
        let systemOut = printed.isEmpty ? "" : "    <system-out>\(escape(printed))</system-out>\n"
        suites += "  <testsuite\(attributes)>\n\(cases)\(systemOut)  </testsuite>\n"
    }

    private func finish(_ total: RunSummary) {
        output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        output.write("<testsuites\(attributes([("name", "viewspec")] + countAttributes(total, total.seconds)))>\n")
        output.write(suites)
        output.write("</testsuites>\n")
    }

    private func countAttributes(_ counts: RunSummary, _ seconds: Double) -> [(String, String)] {
        [
            ("tests", String(counts.total)), ("failures", String(counts.failures)),
            ("errors", String(counts.errors + counts.crashes)), ("skipped", String(counts.pending)),
            ("time", DurationText.seconds(seconds)),
        ]
    }

    private func attributes(_ pairs: [(String, String)]) -> String {
        pairs.map { " \($0.0)=\"\(escape($0.1, inAttribute: true))\"" }.joined()
    }

    /// XML 1.0 can't express most control characters, not even escaped: a replacement is written instead.
    private func escape(_ text: String, inAttribute: Bool = false) -> String {
        text.escaped {
            switch $0 {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"" where inAttribute: "&quot;"
            case "\n" where inAttribute: "&#10;"
            case "\t" where inAttribute: "&#9;"
            case "\n", "\t": nil
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: nil
            }
        }
    }
}
