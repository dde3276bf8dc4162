/// Whether a tab view shows its bar.
extension Node {
    /// What is known of the bar, as long as the tree stays as it is.
    private final class BarOnce {
        var version = -1
        var isShown = true
    }

    /// Whether the view shows a bar with its tabs: not as pages, nor where the chosen screen hides it.
    ///
    /// - Complexity: O(*n*) in the views of the chosen screen, after a change of the tree.
    var hasTabBar: Bool {
        guard pageAxis == nil else { return false }
        let kept = storage(named: "tabBar") { BarOnce() }
        guard kept.version != graph.version || !graph.isUpToDate else { return kept.isShown }
        kept.version = graph.version
        // Commonly known: the page that is shown decides whether the tab bar is hidden.
        let hiding = chosenTab(of: tabs)?.page.firstNode { $0.hidesTabBar && $0.isOnTop(in: self) }
        kept.isShown = hiding == nil
        return kept.isShown
    }

    private var hidesTabBar: Bool {
        attributes(ModifierType.ToolbarVisibility.self).contains {
            $0.visibility == .hidden && $0.bars.contains(.tabBar)
        }
    }

    /// Whether the view is on the topmost page of each stack around it in a tab view, and not on a screen of its own above.
    private func isOnTop(in tabView: Node) -> Bool {
        var isOnPage = false
        for node in sequence(first: self, next: { $0.presence == .page ? $0.arranger ?? $0.parent : $0.parent }) {
            if node === tabView { return true }
            if node.presence == .presented { return false }
            if node.showsPagesAbove, !isOnPage, !node.topPage.isEmpty { return false }
            isOnPage = node.presence == .page
            if isOnPage, let stack = node.arranger, !stack.topPage.contains(where: { $0 === node }) { return false }
        }
        return true
    }

    /// Whether the view shows pages above what it shows at first.
    private var showsPagesAbove: Bool { kind.hasPages && columns.isEmpty }
}
