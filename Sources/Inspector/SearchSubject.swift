import Views

/// The subject of a search in a test, from which the error of one without a result lists candidates.
enum SearchSubject {
    /// A text that reads so.
    case text(String)
    /// A view with a text in it that reads so.
    case containing(Node.Match, String)
    /// A view with an attribute of this value.
    case attribute(Any, read: @MainActor (InspectableView<ViewType.ClassifiedView>) throws -> Any)
    /// A view of a kind or type, which may have to meet a condition.
    case matching(Node.Match)
    /// A view that meets a condition.
    case anything

    /// The views that the search could have meant.
    @MainActor
    func candidates(_ relation: ViewSearch.Relation, from top: Node, in graph: Graph) -> SearchCandidates {
        let nodes = relation == .parent ? Array(top.ancestors) : top.searchAll(in: graph.searchScope) { _ in true }
        switch self {
        case .text(let text):
            return SearchCandidates(nodes.texts, near: text, isPlain: false, .swift)
        case .containing(let match, let text):
            return SearchCandidates(nodes.withTexts(match, in: graph.searchScope), near: text, isPlain: false, .swift)
        case .attribute(let value, let read):
            let names = nodes.compactMap { node in
                (try? read(InspectableView(node, in: graph))).map { (name: "\($0)", node: node) }
            }
            return SearchCandidates(names, near: "\(value)", isPlain: false, .swift)
        case .matching(let match):
            let same = nodes.withTexts(match, in: graph.searchScope)
            if !same.isEmpty { return SearchCandidates(same, near: "", isPlain: false, .swift) }
            return SearchCandidates(nodes.map { ($0.kind.name, $0) }, near: match.name, isPlain: true, .swift)
        case .anything:
            return SearchCandidates(nodes.map { ($0.kind.name, $0) }, near: "", isPlain: true, .swift)
        }
    }
}
