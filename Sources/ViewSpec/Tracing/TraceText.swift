import Scripting
import SpecRunner
import System

/// A trace as text for people.
struct TraceText {
    private let spec: TracedSpec
    /// The same spec again, with details; nil if it didn't run.
    private let again: TracedSpec?
    private let style: TextStyle
    private var lines: [String] = []

    /// The most lines of a screen and of the changes of a step in an overview.
    private static let (shownLines, shownChanges) = (40, 4)

    init(_ spec: TracedSpec, _ again: TracedSpec?, style: TextStyle) {
        (self.spec, self.again, self.style) = (spec, again, style)
    }

    /// The answer as text that ends with a line end.
    func text(of answer: TraceAnswer) -> String {
        var page = self
        switch answer.content {
        case .everything: page.addEverything()
        case .step(let step): page.addStep(step)
        case .aspect(.picture, let step):
            // Nothing but the picture: it goes to a file.
            return detail(of: step)?.picture.map { "\($0)" }
                ?? "there is no picture of step \(step.number): it has no screen\n"
        case .aspect(let aspect, let step): page.add(aspect, of: step)
        case .change(let change, let text): page.add(change, of: text)
        }
        return page.lines.map { style.printed($0) + "\n" }.joined()
    }

    private mutating func line(_ text: String = "", indent: Int = 0) {
        lines.append(text.isEmpty ? "" : String(repeating: " ", count: indent) + text)
    }

    // MARK: - The whole spec

    private mutating func addEverything() {
        addHeadline()
        if spec.hasFailed { addFailure() }
        guard !spec.steps.isEmpty else {
            return spec.hasFailed ? () : line("It has no steps: it hosts no view, looks for none, and asserts nothing.")
        }
        addHeading("Steps")
        for step in spec.steps { addSummary(of: step) }
        if spec.leftOut > 0 { line("… \(spec.leftOut) more steps, which there is no room for", indent: 2) }
    }

    private mutating func addHeadline() {
        let count = spec.steps.count
        line("\(style(.bold, spec.result.spec.fullName))  \(style(.cyan, "\(spec.result.spec.location)"))")
        let outcome = spec.result.outcome
        let mark: TextStyle.Mark = outcome.isGood ? .green : .red
        line("\(style(mark, outcome.rawValue)) after \(count) step\(count == 1 ? "" : "s")")
    }

    private mutating func addFailure() {
        guard let detail = spec.result.details.first else { return }
        line()
        if let location = detail.location { line(style(.cyan, "\(location)")) }
        for text in detail.message.split(separator: "\n", omittingEmptySubsequences: false) { line(String(text)) }
        for frame in detail.nativeTraceback { line("at \(frame)", indent: 2) }
        if detail.nativeTraceback.isEmpty { addBodyOfLastView() }
        if let last = spec.lastChange {
            addHeading("Last change of the screen")
            line("step \(last.number), \(summary(of: last))", indent: 2)
            addChanges(of: last, limit: 12, indent: 4)
            addCauses(of: last, last.step.writes, indent: 4)
        }
        if let last = spec.lastWrite, last.number > spec.lastChange?.number ?? 0, last.step.tree == nil {
            addHeading("Last change of state, which nothing on the screen shows")
            line("step \(last.number), \(summary(of: last))", indent: 2)
            addCauses(of: last, last.step.writes, indent: 4)
        }
        guard let tree = spec.steps.last(where: { $0.after != nil })?.after else { return }
        addHeading("On the screen")
        for text in tree.lines.prefix(Self.shownLines) { line(text, indent: 2) }
        let more = tree.lines.count - Self.shownLines
        if more > 0 { line("… \(more) more: --show tree", indent: 2) }
    }

    /// Where the view is made that the spec was about last.
    private mutating func addBodyOfLastView() {
        for step in spec.steps.reversed() {
            guard let view = step.action.path.flatMap(BodyOfView.view) else { continue }
            guard let body = BodyOfView.place(of: view) else { return }
            return line("\(step.action.element ?? view) is made by \(body)", indent: 2)
        }
    }

    private mutating func addHeading(_ text: String) {
        line()
        line(style(.bold, text))
    }

    // MARK: - Steps

    private mutating func addSummary(of step: TracedSpec.Step) {
        if let heading = step.heading { line(style(.bold, heading), indent: 2) }
        let width = "\(spec.steps.count)".count
        let number = String(repeating: " ", count: width - "\(step.number)".count) + "\(step.number)"
        line("\(number)  \(summary(of: step))", indent: 2)
        let indent = width + 4
        addChanges(of: step, limit: Self.shownChanges, indent: indent)
        addPrinted(step.printed, limit: Self.shownChanges, indent: indent)
    }

    private func summary(of step: TracedSpec.Step) -> String {
        var text = step.action.location.map { style(.cyan, place($0)) + "  " } ?? ""
        text += step.action.call.replacing("\n", with: " ")
        if let element = step.action.element { text += " → \(element)" }
        if step.action.count > 1 { text += " ×\(step.action.count)" }
        let earlier = step.number > 1 ? spec.steps[step.number - 2].step.seconds : 0
        if step.step.seconds != earlier { text += style(.dim, "  at \(Self.seconds(step.step.seconds))") }
        guard let error = step.action.error else { return text }
        let said = spec.result.details.contains { $0.message.contains(error) } || step.step.isAssertion
        return text + style(.red, said ? "  ✗" : "  ✗ \(error.prefix { $0 != "\n" })")
    }

    /// A line of the spec's own file without its path.
    private func place(_ location: SourcePosition) -> String {
        location.file == spec.result.spec.location.file ? "line \(location.line)" : "\(location)"
    }

    private static func seconds(_ seconds: Double) -> String { "\((seconds * 1000).rounded() / 1000) s" }

    private mutating func addChanges(of step: TracedSpec.Step, limit: Int, indent: Int) {
        guard step.step.tree != nil else {
            if !step.step.writes.isEmpty {
                line(style(.dim, "state changed, and nothing on the screen"), indent: indent)
            }
            return
        }
        guard step.before != nil else {
            let count = step.after?.lines.count ?? 0
            return line(style(.green, "+ a screen of \(count) view\(count == 1 ? "" : "s")"), indent: indent)
        }
        let changes = TreeDifference(from: step.before, to: step.after).roots
        for change in changes.prefix(limit) { line(TraceDiff.line(change, style), indent: indent) }
        if changes.count > limit {
            line(style(.dim, "… \(changes.count - limit) more: --step \(step.number) --show diff"), indent: indent)
        }
    }

    private mutating func addPrinted(_ printed: String, limit: Int, indent: Int) {
        let texts = printed.split(separator: "\n")
        for text in texts.prefix(limit) { line("│ \(text.prefix(200))", indent: indent) }
        if texts.count > limit { line("│ … \(texts.count - limit) more lines", indent: indent) }
    }

    /// The changes of state, the code that made them, and the values of the model that are others now.
    private mutating func addCauses(of step: TracedSpec.Step, _ writes: [StateWrite], indent: Int) {
        let origins = WriteOrigin.all(of: writes)
        for origin in origins {
            let state = origin.state ?? (origin.values == nil ? "an object that views read" : "a state without a name")
            line(origin.values.map { "\(state): \($0)" } ?? "\(state) changed", indent: indent)
            for (index, code) in origin.code.enumerated() {
                line("\(index == 0 ? "by" : "called by") \(code)", indent: indent + 2)
            }
        }
        addModelChanges(of: step, indent: indent, but: Set(origins.filter { $0.values != nil }.compactMap(\.state)))
    }

    /// One step in full: what it did, what it changed, and why.
    private mutating func addStep(_ step: TracedSpec.Step) {
        line("step \(step.number) of \(spec.steps.count), \(summary(of: step))")
        if let path = step.action.path, !path.isEmpty { line("at \(path)", indent: 2) }
        if let error = step.action.error, !step.step.isAssertion { line(error, indent: 2) }
        line("clock: \(Self.seconds(step.step.seconds))", indent: 2)
        addPrinted(step.printed, limit: 100, indent: 2)
        if step.step.tree == nil { line("the screen is what it was", indent: 2) }
        if step.step.tree != nil { addChanges(of: step, limit: 100, indent: 2) }
        guard !step.step.writes.isEmpty else { return }
        line()
        line("because of")
        addCauses(of: step, step.step.writes, indent: 2)
    }

    // MARK: - One aspect

    private mutating func add(_ aspect: StepAspect, of step: TracedSpec.Step) {
        switch aspect {
        case .tree: addAll(step.after?.lines ?? [], orElse: "no screen")
        case .diff:
            for text in TraceDiff.folded(TreeDifference(from: step.before, to: step.after), style) { line(text) }
        case .model: addAll(detail(of: step)?.model ?? [], orElse: "no state of the app's views")
        case .tasks: addAll(detail(of: step)?.tasks ?? [], orElse: "no task is running")
        case .picture: break
        }
    }

    private mutating func addAll(_ texts: [String], orElse none: String) {
        for text in texts.isEmpty ? ["(\(none))"] : texts { line(text) }
    }

    private func detail(of step: TracedSpec.Step) -> StepDetail? {
        guard let again, again.steps.indices.contains(step.number - 1) else { return nil }
        return again.steps[step.number - 1].step.detail
    }

    // MARK: - Why

    private mutating func add(_ change: ChangeOfView, of text: String) {
        line("\"\(text)\"\(change.owner.map { " in \($0)" } ?? ""):")
        for shown in change.shown.prefix(Self.shownLines) { line(shown, indent: 2) }
        if change.others > 0 {
            line("(the first of \(change.others + 1) views with this text)", indent: 2)
        }
        let step = spec.steps[change.step - 1]
        line()
        line("\(change.before == nil ? "It appeared" : "It last changed") in step \(step.number), \(summary(of: step))")
        if let before = change.before {
            for text in Self.replaced(before, change.shown) { line(style(.red, "- \(text)"), indent: 2) }
            for text in Self.replaced(change.shown, before) { line(style(.green, "+ \(text)"), indent: 2) }
        }
        guard !change.writes.isEmpty else {
            let body = change.owner.flatMap(BodyOfView.place)
            return line("No state changed: it is what the view was made with\(body.map { ", by \($0)" } ?? ".")")
        }
        line("because of")
        addCauses(of: step, change.writes, indent: 2)
    }

    /// The lines that are in the first list only.
    private static func replaced(_ lines: [String], _ others: [String]) -> [String] {
        let known = Set(others)
        return lines.filter { !known.contains($0) }.map { String($0.drop { $0 == " " }) }
    }

    /// The values of the model that a step changed, but for those of some names.
    private mutating func addModelChanges(of step: TracedSpec.Step, indent: Int, but known: Set<String>) {
        guard step.number > 1, let after = detail(of: step), let before = detail(of: spec.steps[step.number - 2]) else {
            return
        }
        for value in ModelChange.all(from: before.model, to: after.model).filter({ !known.contains($0.name) }).prefix(
            20)
        {
            line("\(value.name): \(value.change)", indent: indent)
        }
    }
}
