import Scripting
import System

/// The steps of a spec in the page: a place for the viewer, and a list for a browser that runs no scripts.
struct HTMLSteps {
    let traced: TracedSpec?
    let note: String?
    /// The place in the document; nil for a spec without steps.
    let index: Int?

    /// The most steps of the list, and the most lines of a step there.
    private static let (mostSteps, mostLines) = (200, 12)

    /// The element.
    var text: String {
        guard let traced, let index else {
            return note.map { "<p class=\"note finding\">\(HTML.escape($0))</p>" } ?? ""
        }
        let finding = note.map { "<p class=\"note finding\">\(HTML.escape($0))</p>" } ?? ""
        return """
            <section><h4>Steps</h4><div class="viewer" data-trace="\(index)"></div>\
            <noscript>\(finding)\(list(of: traced))</noscript></section>
            """
    }

    private func list(of traced: TracedSpec) -> String {
        let shown = traced.steps.suffix(Self.mostSteps)
        let earlier = traced.steps.count - shown.count
        let more = earlier > 0 ? "<p class=\"note\">The last \(Self.mostSteps) of \(traced.steps.count) steps:</p>" : ""
        let items = shown.map { item($0, of: traced) }.joined()
        return "\(more)<ol class=\"actions\" start=\"\(earlier + 1)\">\(items)</ol>"
    }

    private func item(_ step: TracedSpec.Step, of traced: TracedSpec) -> String {
        let action = step.action
        var line = "<code class=\"call\">\(HTML.escape(StepPiece.bounded(action.call)))</code>"
        if let element = action.element { line += " → \(HTML.escape(StepPiece.bounded(element)))" }
        if action.count > 1 { line += " <span class=\"note\">×\(action.count)</span>" }
        if let location = action.location {
            let isOwn = location.file == traced.result.spec.location.file
            line += " <span class=\"note at\">\(isOwn ? "line \(location.line)" : HTML.escape("\(location)"))</span>"
        }
        if action.error != nil { line += " <span class=\"wrong\">✗</span>" }
        let inside = lines(of: step)
        let heading = step.heading.map { "<strong>\(HTML.escape($0))</strong><br>" } ?? ""
        let mark = action.error == nil ? "" : " class=\"bad\""
        guard !inside.isEmpty else { return "<li\(mark)>\(heading)\(line)</li>" }
        return """
            <li\(mark)>\(heading)<details\(action.error == nil ? "" : " open")><summary>\(line)</summary>\
            <pre>\(HTML.escape(inside.joined(separator: "\n")))</pre></details></li>
            """
    }

    /// What happened in a step.
    private func lines(of step: TracedSpec.Step) -> [String] {
        var lines: [String] = []
        if let error = step.action.error { lines.append(StepPiece.bounded(error)) }
        if step.step.tree != nil {
            let changes = TreeDifference(from: step.before, to: step.after).roots
            lines += Self.first(changes.map(Self.line))
        }
        lines += Self.first(
            step.step.writes.compactMap { write in
                write.state.map { "\($0): \(write.values ?? "changed")" }
            })
        lines += Self.first(step.printed.split(separator: "\n").prefix(1000).map { "│ \($0.prefix(500))" })
        lines += Self.first((step.step.detail?.tasks ?? []).map { "running: \($0)" })
        return lines
    }

    private static func line(_ line: TreeDifference.Line) -> String {
        switch line.mark {
        case .added: "+ \(line.text)"
        case .removed: "− \(line.text)"
        case .changed: "~ \(line.text) → \(line.now ?? "")"
        case .equal: "  \(line.text)"
        }
    }

    private static func first(_ lines: [String]) -> [String] {
        let more = lines.count - mostLines
        return more > 0 ? lines.prefix(mostLines) + ["… \(more) more"] : lines
    }
}
