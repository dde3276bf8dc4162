import System

/// The views that a search without a result could have meant, for its message.
package struct SearchCandidates {
    /// The nearest ones, each with the calls that lead to it.
    package let shown: [String]
    /// The number of the others.
    package let more: Int

    private static let mostShown = 5

    /// Ranks views by their names.
    /// - Parameters:
    ///   - names: What the views are known by to the search.
    ///   - word: What was searched for; empty where no name is nearer than another.
    ///   - isPlain: Whether the names are those of kinds, of which each is shown once; texts are quoted.
    ///   - style: The language of the calls.
    ///   - icon: Returns what a view without a text shows in place of one: `image "plus"`.
    ///
    /// Complexity: O(*n* log *n*) in the views.
    @MainActor
    package init(
        _ names: [(name: String, node: Node)], near word: String, isPlain: Bool, _ style: Node.PathStyle,
        icon: (Node) -> String? = { _ in nil }
    ) {
        var seen: Set<String> = []
        let unique = isPlain ? names.filter { seen.insert($0.name).inserted } : names
        var left = unique
        let all = unique.map(\.name)
        shown = (word.isEmpty ? all : Self.ranked(all, near: word)).prefix(Self.mostShown).map { name in
            let place = left.firstIndex { $0.name == name }!
            let node = left.remove(at: place).node
            let shown = name.isEmpty ? icon(node) ?? "\"\"" : isPlain ? name : "\"\(name)\""
            return "\(shown) at \(node.path(style))"
        }
        more = unique.count - shown.count
    }

    /// The names that have the word in them, then the others, each the nearest first.
    private static func ranked(_ names: [String], near word: String) -> [String] {
        let ranked = Suggestions.ranked(names, by: word)
        guard word.count > 2 else { return ranked }
        let folded = word.lowercased()
        let isHolding = ranked.map { $0.lowercased().contains(folded) }
        func chosen(_ isWanted: Bool) -> [String] { zip(ranked, isHolding).filter { $1 == isWanted }.map(\.0) }
        return chosen(true) + chosen(false)
    }

    /// The end of a sentence about what was searched for: `there are none`, or a list with a candidate a line.
    package static func sentence(_ shown: [String], more: Int) -> String {
        guard !shown.isEmpty else { return "there are none" }
        return "there \(shown.count + more == 1 ? "is" : "are"):\n" + shown.map { "  \($0)" }.joined(separator: "\n")
            + (more > 0 ? "\n  and \(more) more" : "")
    }
}

extension Sequence<Node> {
    /// The texts among the nodes, with what they read.
    @MainActor package var texts: [(name: String, node: Node)] {
        compactMap { node in node.kind.text.map { read in ((try? read(node, nil)) ?? "", node) } }
    }

    /// The nodes that are what is meant, each with the texts in it.
    @MainActor package func withTexts(
        _ match: Node.Match, in scope: SearchScope = .tree
    ) -> [(name: String, node: Node)] {
        filter { $0.matches(match) }.map { node in
            (node.searchAll(in: scope) { $0.kind.text != nil }.texts.map(\.name).joined(separator: " "), node)
        }
    }
}
