import System

/// The end of a report for people: each problem in full, then the counts.
struct ProblemList {
    private struct Problem {
        let title: String
        let detail: OutcomeDetail
        let steps: [String]
        let actions: [SpecAction]
        /// The picture of the screen, in characters.
        var picture: String?
    }

    private let style: TextStyle
    private var problems: [Problem] = []
    private var steps: [String] = []

    /// The number of last actions that are shown.
    private static let shownActions = 5

    init(style: TextStyle) { self.style = style }

    /// Collects the problems for the end of the report.
    mutating func receive(_ event: SpecEvent) {
        switch event {
        case .specStarted, .fileFinished:
            steps = []
        case .step(let name):
            steps.append(name)
        case .specFinished(let result):
            for detail in result.details where detail.outcome != .pending {
                // The actions explain the first problem; further ones usually follow from it.
                let isFirst = detail == result.details.first
                problems.append(
                    Problem(
                        title: result.spec.fullName, detail: detail, steps: steps,
                        actions: isFirst ? result.actions : [], picture: isFirst ? result.picture : nil))
            }
        case .groupFailed(let group, let detail):
            problems.append(Problem(title: group.fullName, detail: detail, steps: steps, actions: []))
        default: break
        }
    }

    /// Writes everything, line by line.
    /// - Parameter columns: The width of the terminal, to which the paths of actions are cut; nil where no person looks at one.
    func write(_ total: RunSummary, columns: Int? = nil, line: (String) -> Void) {
        for (index, problem) in problems.enumerated() {
            write(problem, number: index + 1, columns: columns, line: line)
        }
        line(counts(total))
    }

    private func write(_ problem: Problem, number: Int, columns: Int?, line: (String) -> Void) {
        let detail = problem.detail
        let mark = mark(detail.outcome)
        line("\(number)) \(style(mark, "\(detail.outcome.rawValue):")) \(style(.bold, problem.title))")
        if let location = detail.location { line("   \(style(.cyan, location.description))") }
        for text in detail.message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            line(text.isEmpty ? "" : "   \(style(message: text))")
        }
        for text in problem.picture?.split(separator: "\n") ?? [] { line("   \(text)") }
        if !problem.steps.isEmpty { line("   steps: \(problem.steps.joined(separator: " → "))") }
        if let excerpt = detail.excerpt {
            line("")
            for text in excerpt.numberedLines {
                line("   \(text.hasPrefix(">") ? style(mark, text) : style(.dim, text))")
            }
        }
        if let race = detail.race {
            line("")
            for text in race.lines { line("   \(text)") }
        }
        write(problem.actions, under: detail.message, columns: columns, line: line)
        if !detail.nativeTraceback.isEmpty { line("") }
        for frame in detail.nativeTraceback { line(style(.dim, "   at \(frame)")) }
        if detail.tracebackSaysMore {
            line("")
            for frame in detail.traceback { line(style(.dim, "   \(frame)")) }
        }
        line("")
    }

    private func write(_ actions: [SpecAction], under message: String, columns: Int?, line: (String) -> Void) {
        // Hosting a view alone is no information.
        guard actions.contains(where: { $0.element != nil || $0.path != nil || $0.error != nil }) else { return }
        line("")
        let earlier = actions.first?.leftOutCount ?? 0
        let left = earlier + actions.count - (earlier > 0 ? 1 : 0) - Self.shownActions
        line(left > 0 ? "   actions, after \(left) more:" : "   actions:")
        for action in actions.suffix(Self.shownActions) {
            let place = action.location.map { "  \($0)" } ?? ""
            let left = columns.map { $0 - 5 - place.count }
            line("     \(action.line(under: message, columns: left))\(style(.dim, place))")
        }
    }

    private func mark(_ outcome: Outcome) -> TextStyle.Mark {
        switch outcome {
        case .error: .magenta
        case .flaky: .yellow
        default: .red
        }
    }

    private func counts(_ total: RunSummary) -> String {
        func count(_ number: Int, _ one: String, _ many: String, _ mark: TextStyle.Mark) -> String {
            let text = "\(number) \(number == 1 ? one : many)"
            return number == 0 ? text : style(mark, text)
        }
        var parts = [
            count(total.successes, "success", "successes", .green), count(total.failures, "failure", "failures", .red),
            count(total.errors, "error", "errors", .magenta), count(total.pending, "pending", "pending", .yellow),
        ]
        // Rare outcomes are listed only if there are any.
        if total.flaky > 0 { parts.append(style(.yellow, "\(total.flaky) flaky")) }
        if total.crashes > 0 { parts.append(style(.red, "\(total.crashes) crashed")) }
        return parts.joined(separator: ", ") + " " + style(.dim, "(\(DurationText.readable(total.seconds)))")
    }
}
