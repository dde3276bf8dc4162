/// A detail as plain text, as the reports for machines have it.
extension OutcomeDetail {
    /// The first line of the message.
    var headline: String { message.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? "" }

    /// The place, the message, the code, and how execution got there; paragraphs with empty lines between them.
    package var plainText: String {
        var paragraphs = [[location?.description, message.isEmpty ? nil : message].compactMap(\.self)]
        if let excerpt { paragraphs.append(excerpt.numberedLines) }
        if let race { paragraphs.append(race.lines) }
        paragraphs.append(nativeTraceback.map { "at \($0)" })
        if tracebackSaysMore { paragraphs.append(traceback.map(\.description)) }
        return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    /// Whether the traceback is more than one step that is the line shown already.
    var tracebackSaysMore: Bool { !traceback.isEmpty && traceback.map(\.location) != [location] }
}

extension SpecAction {
    /// The action with its result, in one line: `find("Button") → Button "Save" at vStack():button(2)`.
    var line: String { line(under: "") }

    /// The same under a message, of which an error isn't said again.
    /// - Parameter columns: The width to keep to, by leaving out the middle of the path; nil for any.
    func line(under message: String, columns: Int? = nil) -> String {
        if let leftOutCount { return "… \(leftOutCount) earlier action\(leftOutCount == 1 ? "" : "s") left out" }
        var text = count > 1 ? "\(call) ×\(count)" : call
        if let element { text += " → \(element)" }
        let end = error.map { fails(with: message) ? " ✗" : " ✗ \($0.prefix { $0 != "\n" })" } ?? ""
        guard let path, !path.isEmpty else { return text + end }
        let left = columns.map { $0 - text.count - end.count - " at ".count }
        return text + " at \(left.map { path.withoutMiddle(columns: max($0, Self.shortestPath)) } ?? path)" + end
    }

    /// The number of characters of which a path keeps at least: fewer would say nothing.
    private static let shortestPath = 24

    /// Whether its error is the message; the error may begin with a position.
    func fails(with message: String) -> Bool {
        guard let error, !message.isEmpty else { return false }
        return message.contains(error) || error.hasSuffix(message)
    }
}

extension GroupReference {
    /// The name of a failure of the group itself in reports.
    static let caseName = "(outside any spec)"
}

extension String {
    /// The text within a number of characters, with "…" in place of its middle where it has more.
    fileprivate func withoutMiddle(columns: Int) -> String {
        guard count > columns else { return self }
        // The end of a path says more than its beginning: it is the view itself.
        let end = (columns - 1) * 2 / 3
        return "\(prefix(columns - 1 - end))…\(suffix(end))"
    }
}
