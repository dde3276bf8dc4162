/// What a view was in brief, at some time. It keeps the texts, and puts them together on demand, since few headlines are read.
package struct Headline {
    private let kind: Kind?
    private let texts: [String]

    /// The headline of a view as it is now.
    @MainActor package init(_ node: Node) {
        kind = node.isAbsent ? nil : node.kind
        texts = node.isAbsent ? [] : node.firstTexts
    }

    /// The kind, and the texts where there are no more than three: `Button "Sign in"`.
    package var text: String {
        guard let kind else { return "nothing" }
        guard !texts.isEmpty, texts.count < 4 else { return kind.name }
        return "\(kind.name) \(texts.map { "\"\($0)\"" }.joined(separator: " "))"
    }
}

extension Node {
    /// The kind, and the texts inside where there are no more than three: `Button "Sign in"`.
    public var headline: String { Headline(self).text }

    /// The first texts inside, four at most.
    fileprivate var firstTexts: [String] {
        if let text = shownText, children.isEmpty, modifiers.isEmpty { return [text] }
        var texts: [String] = []
        appendTexts(to: &texts, atMost: 4)
        // The question may be about a tab that wasn't selected yet.
        if isWaiting, graph.isUpToDate {
            makeDeferredContent()
            for child in children { child.appendTexts(to: &texts, atMost: 4) }
        }
        return texts
    }

    /// The text of a view that is one; nil for any other.
    package var shownText: String? { text ?? (try? kind.text?(self, nil)) }

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
