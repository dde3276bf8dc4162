import Lua
import Views

/// The error of a search without a result.
extension Search {
    /// The error of a search without a result, with the likely candidates.
    func notFound(in top: Node) -> ScriptingError {
        if let concealed = concealed(in: top) { return concealed }
        if let meant = textTakenForKind(in: top) { return meant }
        let nodes = relation == .parent ? Array(top.ancestors) : top.searchAll(in: scope) { _ in true }
        var names: [(name: String, node: Node)] = []
        var word = wanted
        switch target {
        case _ where !accessibility.isEmpty:
            word = accessibility.word
            names = nodes.filter(kindTest(in: scope)).compactMap { node in
                accessibility.answer(of: node, inElements: !isAnonymous).map { ($0, node) }
            }
        case .text(let text):
            word = text
            names = scope == .screen ? nodes.flatMap { node in node.textsOnScreen.map { ($0, node) } } : nodes.texts
        case .containing(let match, let text):
            word = text
            names = nodes.withTexts(match, in: scope.withLabels)
        case .id(let id):
            word = "\(id)"
            names = nodes.compactMap { node in (try? ModifierType().id(node)).map { ("\($0)", node) } }
        case .tag(let tag):
            word = "\(tag)"
            names = nodes.compactMap { node in (try? ModifierType().tag(node)).map { ("\($0)", node) } }
        case .matching(.app(let name)) where isSlip(name, nodes):
            return .unknownKind(name: name, known: KnownKinds.searchable.map(\.name))
        case .matching where condition != nil:
            names = nodes.filter(targetTest).map { ($0.headline, $0) }
        case .image(let name):
            word = name
            names = nodes.compactMap { node in node.imageName.map { ($0, node) } }
        case .matching, .anything:
            names = nodes.map { ($0.layoutName ?? $0.kind.name, $0) }
        }
        // A kind, or a view's headline, is shown plainly; a text is quoted.
        let isPlain = if case .matching = target, accessibility.isEmpty { true } else { false }
        let blockers = nodes.compactMap { node in node.failure.map { "\($0) (at \(node.path(.lua)))" } }
        return report(
            names, near: word, isPlain: isPlain, blockers: blockers + element.graph.heldPresentations)
    }

    /// The error of a search for a kind whose name is a text on the screen, or can't be that of a type; nil for any other.
    private func textTakenForKind(in top: Node) -> ScriptingError? {
        guard case .matching(.app(let name)) = target, relation == .child else { return nil }
        let isThere = top.firstText(reading: name, in: scope) != nil
        return isThere || isWords(name) ? .textAsKind(name, isThere: isThere) : nil
    }

    /// The error of a search for what is there and can't be seen; nil where it isn't there either.
    private func concealed(in top: Node) -> ScriptingError? {
        guard element.graph.isScreen, !findsCovered, relation == .child, skip == 0, condition == nil else {
            return nil
        }
        let isTarget = targetTest(in: .tree)
        let isText = if case .text = target { true } else { false }
        let obstruction: (Node) -> Obstruction? = { isText ? $0.readingObstruction : $0.sightObstruction }
        let found = top.searchAll(in: .tree) { node in
            // A button of the system that isn't needed isn't there.
            isTarget(node) && node.kind !== ViewType.SystemButton.kind && obstruction(node) != nil
        }
        guard let first = found.first, let obstruction = obstruction(first) else { return nil }
        return .notOnScreen(wanted: subject, predicate: obstruction.predicate, isOne: found.count == 1)
    }

    /// The subject of the search in messages.
    private var subject: String {
        guard !accessibility.isEmpty else { return wanted }
        if case .anything = target { return "view with \(accessibility)" }
        return "\(wanted) with \(accessibility)"
    }

    private func report(
        _ names: [(name: String, node: Node)], near word: String, isPlain: Bool, blockers: [String]
    ) -> ScriptingError {
        let candidates = SearchCandidates(names, near: word, isPlain: isPlain, .lua, icon: \.icon)
        let skipped = skip > 0 ? " after skipping \(skip)" : ""
        let condition = condition != nil && !wanted.contains("condition") ? " that meets the condition" : ""
        return .notFound(
            wanted: subject + condition + skipped, candidates: candidates.shown, more: candidates.more,
            blockers: blockers)
    }
}

extension Node {
    /// The label of a view without a text, or the first image in it: `image "plus"`.
    fileprivate var icon: String? {
        if let label = accessibilityLabelText, !label.isEmpty { return "\"\(label)\"" }
        return firstNode { $0.imageName != nil }?.imageName.map { "image \"\($0)\"" }
    }
}
