import System

/// A spec in the page: a line, and under it all that is known where something went wrong.
struct HTMLSpec {
    let name: String
    let anchor: String
    let result: SpecResult
    let steps: [String]
    let printed: String

    /// The element.
    /// - Parameter steps: The steps of the spec; nil where they aren't known.
    func text(_ trace: HTMLSteps?) -> String {
        let outcome = result.outcome
        let line = """
            <span class="mark" aria-hidden="true">\(outcome.sign)</span><span class="name">\(HTML.escape(name))</span>\(notes)
            """
        let link =
            "<a class=\"link\" href=\"#\(anchor)\" aria-label=\"Link to this spec\" title=\"Link to this spec\">#</a>"
        let body = content(trace)
        let attributes = "id=\"\(anchor)\" data-outcome=\"\(outcome.rawValue)\""
        guard !body.isEmpty else {
            return "<div class=\"spec\" \(attributes)><div class=\"line\">\(line)</div>\(link)</div>\n"
        }
        return """
            <div class="spec" \(attributes)><details\(outcome.isGood ? "" : " open")><summary class="line">\(line)</summary>
            <div class="body">\(body)</div></details>\(link)</div>

            """
    }

    /// The text after the name.
    private var notes: String {
        var notes: [String] = []
        if result.outcome != .success { notes.append("<span class=\"word\">\(result.outcome.rawValue)</span>") }
        if result.outcome == .pending, let reason = result.details.first?.headline, !reason.isEmpty {
            notes.append("<span class=\"note\">\(HTML.escape(reason))</span>")
        }
        if result.attempts > 1 { notes.append("<span class=\"note\">attempt \(result.attempts)</span>") }
        if result.seconds >= 0.001 {
            notes.append("<span class=\"note time\">\(DurationText.readable(result.seconds))</span>")
        }
        return notes.joined()
    }

    private func content(_ trace: HTMLSteps?) -> String {
        var content = result.details.filter { $0.outcome != .pending }.map(detail).joined()
        content += trace?.text ?? ""
        // What the steps show better.
        let hasSteps = trace?.traced?.steps.isEmpty == false
        if !steps.isEmpty, !hasSteps {
            content += section(
                "Steps", "<ol class=\"steps\">\(steps.map { "<li>\(HTML.escape($0))</li>" }.joined())</ol>")
        }
        if !result.actions.isEmpty, !hasSteps {
            content += section("Actions", "<ol class=\"actions\">\(actions)</ol>")
        }
        if let screens = result.screens, !hasSteps { content += HTMLScreens(change: screens).text }
        if !printed.isEmpty {
            content += section("Printed", "<pre>\(HTML.escape(Self.bounded(printed)))</pre>")
        }
        return content
    }

    /// The most bytes of output that a page has of a spec: as many of its beginning as of its end.
    private static let mostPrinted = 1 << 17

    /// The text; of a long one, the beginning and the end.
    static func bounded(_ printed: String) -> String {
        let more = printed.utf8.count - mostPrinted
        guard more > 0 else { return printed }
        let half = mostPrinted / 2
        let (first, last) = (printed.utf8.prefix(half), printed.utf8.suffix(half))
        return String(decoding: first, as: UTF8.self) + "\n… \(more) more bytes …\n"
            + String(decoding: last, as: UTF8.self)
    }

    private func section(_ title: String, _ content: String) -> String {
        "<section><h4>\(HTML.escape(title))</h4>\(content)</section>"
    }

    private func detail(_ detail: OutcomeDetail) -> String {
        var text = "<div class=\"detail\">"
        text += "<pre class=\"message\">\(HTML.escape(detail.message))</pre>"
        if let location = detail.location {
            text += "<div class=\"place\">\(HTML.escape(location.description))</div>"
        }
        if let excerpt = detail.excerpt { text += code(excerpt) }
        if let race = detail.race {
            text += section("Race", "<pre>\(HTML.escape(race.lines.joined(separator: "\n")))</pre>")
        }
        if !detail.nativeTraceback.isEmpty {
            text += section("Where the process was", frames(detail.nativeTraceback))
        }
        if detail.tracebackSaysMore { text += section("Traceback", frames(detail.traceback.map(\.description))) }
        return text + "</div>"
    }

    private func frames(_ frames: [String]) -> String {
        "<ol class=\"frames\">\(frames.map { "<li>\(HTML.escape($0))</li>" }.joined())</ol>"
    }

    private func code(_ excerpt: SourceExcerpt) -> String {
        // Common indentation carries no information, and there may be little room.
        let indents = excerpt.lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
        let indent = indents.min() ?? 0
        let lines = excerpt.lines.enumerated().map { offset, line in
            let number = excerpt.firstLine + offset
            let marked = number == excerpt.markedLine ? " class=\"marked\"" : ""
            return "<div\(marked)><i>\(number)</i><code>\(HTML.escape(String(line.dropFirst(indent))))</code></div>"
        }
        return "<div class=\"code\"><div class=\"lines\">\(lines.joined())</div></div>"
    }

    private var actions: String {
        var last: SpecAction?
        return result.actions.map { action in
            defer { last = action }
            // An action on the view that was just found needs no second path.
            let isQuery = action.call.hasPrefix("find")
            let isKnown = !isQuery && action.path != nil && action.path == last?.path && action.element == last?.element
            return html(action, isKnown: isKnown)
        }.joined()
    }

    private func html(_ action: SpecAction, isKnown: Bool) -> String {
        if action.leftOutCount != nil { return "<li class=\"note\">\(HTML.escape(action.line))</li>" }
        var text =
            "<li\(action.error == nil ? "" : " class=\"bad\"")><code class=\"call\">\(HTML.escape(action.call))</code>"
        if action.count > 1 { text += " <span class=\"note\">×\(action.count)</span>" }
        if let location = action.location {
            text += " <span class=\"note at\">\(HTML.escape(location.description))</span>"
        }
        if !isKnown, let element = action.element {
            text += "<div class=\"found\">\(HTML.escape(element))"
            if let path = action.path, !path.isEmpty { text += " <code class=\"path\">\(HTML.escape(path))</code>" }
            text += "</div>"
        }
        if action.fails(with: result.details.first?.message ?? "") {
            text += "<div class=\"wrong note\">failed as above</div>"
        } else if let error = action.error {
            text += "<pre class=\"wrong\">\(HTML.escape(error))</pre>"
        }
        return text + "</li>"
    }
}

extension Outcome {
    /// The sign in front of a spec, the same as on a terminal.
    var sign: String {
        switch self {
        case .success: "✓"
        case .flaky: "~"
        case .pending: "○"
        case .failure: "✗"
        case .error: "!"
        case .crashed: "‼"
        }
    }
}
