import System

/// A page for a browser: outcomes, filter, search, and the details of each problem, in a single file.
public final class HTMLReporter: Reporter {
    public static let name = "html"
    // For the difference between the trees before and after, where the steps aren't known.
    public static let showsScreens = true
    public static let showsSteps = true

    /// A file, or a group in it, while its content is collected.
    private struct Section {
        let name: String
        var content: [HTMLPiece] = []
        var counts = RunSummary()
    }

    private let output: any ReportOutput
    private let style: TextStyle
    private var files: [(name: String, content: [HTMLPiece], counts: RunSummary, seconds: Double)] = []
    private var traces = HTMLStepsOfSpecs()
    /// The file and the groups in which the run is, the outermost first.
    private var open: [Section] = []
    private var steps: [String] = []
    private var printed = ""
    private var anchors = HTMLAnchors()

    public init(output: any ReportOutput, style: TextStyle) {
        self.output = output
        self.style = style.uncolored
    }

    /// Collects the event. The page is written at the end of the run, since it starts with the counts.
    public func receive(_ event: SpecEvent) {
        switch event.readable(style) {
        case .runStarted, .traced: break
        case .fileStarted(let path): open = [Section(name: path)]
        case .groupStarted(let group):
            addPrinted()
            open.append(Section(name: group.names.last ?? group.file))
        case .specStarted:
            addPrinted()
            steps = []
        case .step(let name): steps.append(name)
        case .output(let text): printed += text
        case .specFinished(let result): add(result)
        case .groupFailed(let group, let detail): add(detail, of: group)
        case .groupFinished: closeGroup()
        case .fileFinished(_, let seconds):
            addPrinted()
            guard let file = open.first else { break }
            if file.counts.total > 0 { files.append((file.name, file.content, file.counts, seconds)) }
            open = []
        case .runFinished(let total):
            let files = files.map { file in
                HTMLPage.File(
                    name: file.name, content: file.content.text(traces), counts: file.counts, seconds: file.seconds)
            }
            output.write(HTMLPage(total: total, files: files, steps: traces.document).text)
        }
    }

    /// Takes the steps that the page shows.
    public func receive(_ steps: [SpecSteps]) {
        traces = HTMLStepsOfSpecs(steps)
    }

    public func pause() { output.flush() }

    private func add(_ result: SpecResult) {
        let spec = HTMLSpec(
            name: result.spec.name, anchor: anchors.make(result.spec.identity), result: result, steps: steps,
            printed: printed)
        printed = ""
        append(spec, counting: result.outcome)
    }

    /// Problems of a group are listed among its specs.
    private func add(_ detail: OutcomeDetail, of group: GroupReference) {
        let reference = SpecReference(group: group, name: GroupReference.caseName, location: group.location)
        let spec = HTMLSpec(
            name: reference.name, anchor: anchors.make(reference.identity),
            result: SpecResult(spec: reference, details: [detail], seconds: 0), steps: [], printed: printed)
        printed = ""
        append(spec, counting: detail.outcome)
    }

    private func append(_ spec: HTMLSpec, counting outcome: Outcome) {
        guard !open.isEmpty else { return }
        open[open.count - 1].content.append(.spec(spec))
        for place in open.indices { open[place].counts.add(outcome) }
    }

    /// Adds output outside of specs.
    private func addPrinted() {
        guard !printed.isEmpty, !open.isEmpty else { return }
        let text = HTML.escape(HTMLSpec.bounded(printed))
        open[open.count - 1].content.append(.markup("<pre class=\"printed\">\(text)</pre>\n"))
        printed = ""
    }

    private func closeGroup() {
        addPrinted()
        guard open.count > 1 else { return }
        let group = open.removeLast()
        let start = "<details class=\"group\" open><summary>\(HTML.escape(group.name))</summary>\n"
        open[open.count - 1].content += [.markup(start)] + group.content + [.markup("</details>\n")]
    }
}

/// Names for places in the page: the same for the same spec in each run, so that links last.
struct HTMLAnchors {
    private var counts: [String: Int] = [:]

    mutating func make(_ identity: String) -> String {
        let name = "s" + String(FNV(identity).value, radix: 36)
        let count = counts[name, default: 0] + 1
        counts[name] = count
        return count == 1 ? name : "\(name)-\(count)"
    }
}

/// Text in HTML.
package enum HTML {
    /// The text for an element or an attribute between double quotes. Control characters are replaced.
    package static func escape(_ text: String) -> String {
        text.escaped {
            switch $0 {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n", "\t": nil
            case "\r": ""
            case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}": "\u{FFFD}"
            default: nil
            }
        }
    }
}
