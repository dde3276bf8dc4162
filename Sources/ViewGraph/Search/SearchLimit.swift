/// The limit of a search in screens that aren't shown.
///
/// Links may lead from screen to screen in a circle, and each screen is made when a search looks where its link leads.
/// A search leaves out a screen that stands in itself for the third time, and goes into no more than a hundred screens
/// that stand in others of their type. What a link leads to directly can be inspected at any depth.
@MainActor
final class SearchLimit {
    private var repetitionsLeft = 100

    /// Whether the search goes into a node.
    func allows(_ node: Node) -> Bool {
        guard node.isUnshownScreen else { return true }
        let repetitions = node.ancestors.count {
            $0.isUnshownScreen && $0.coreType == node.coreType && $0.kind === node.kind
        }
        guard repetitions > 0 else { return true }
        guard repetitions < 3, repetitionsLeft > 0 else { return false }
        repetitionsLeft -= 1
        return true
    }
}
