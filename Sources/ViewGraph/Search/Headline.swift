extension Node {
    /// The kind, and the texts inside where there are no more than three: `Button "Sign in"`.
    public var headline: String {
        if isAbsent { return "nothing" }
        var texts: [String] = []
        appendTexts(to: &texts, atMost: 4)
        guard !texts.isEmpty, texts.count < 4 else { return kind.name }
        return "\(kind.name) \(texts.map { "\"\($0)\"" }.joined(separator: " "))"
    }

    /// The text of a view that is one; nil for any other.
    var shownText: String? { text ?? (try? kind.text?(self, nil)) }

    /// Adds the texts that the view shows wherever it is shown.
    private func appendTexts(to texts: inout [String], atMost limit: Int) {
        guard texts.count < limit else { return }
        if let text = shownText { texts.append(text) }
        for child in shownChildren { child.appendTexts(to: &texts, atMost: limit) }
        for modifier in modifiers {
            if let node = modifier.node, node.presence == .inPlace { node.appendTexts(to: &texts, atMost: limit) }
        }
    }
}
