/// A view that makes the views in it as they come into sight, where it scrolls or stands in one that does.
package protocol LazyContainer: PrimitiveView {}

/// Makes the rows of lazy containers appear when they come into sight, and disappear when they go out of it; on a named screen
/// also the views of which a `ViewThatFits` shows one.
///
/// They are in the tree all the while: what waits is `onAppear`, `onDisappear` and `task`. Only a tree with such rows is laid
/// out each time that it changes.
@MainActor
package final class LazyRows: TreeObserver {
    private var effects: [ModifierEffect] = []

    /// Takes over an effect of a view that isn't seen at once, and has it appear when the view does.
    /// - Returns: Whether it has.
    package func takes(_ effect: ModifierEffect) -> Bool {
        guard effect.followsSight, let node = effect.node, node.lazyContainer != nil || node.isOneOfSeveral else {
            return false
        }
        effects.append(effect)
        node.graph.addObserver(self)
        node.graph.observeAgain()
        return true
    }

    package func observes(_ graph: Graph) -> Bool { !effects.isEmpty }

    package func look(at graph: Graph) {
        effects.removeAll { !$0.isCurrent }
        guard !effects.isEmpty else { return }
        let layout = graph.laidOut
        for effect in effects where effect.isCurrent {
            // What has no place in the layout, such as a page below another, stays as it is.
            effect.see(effect.isDue && effect.node?.isInSight(layout) ?? true)
        }
    }
}

extension Graph {
    /// Makes the rows of lazy containers appear as they come into sight. Called before the tree is first brought up to date.
    package func showRowsInSight() {
        screenLayout.lazyRows = LazyRows()
    }
}

extension Node {
    /// Whether the view stands in one that shows the first of its views that fits, on a screen that says which that is.
    fileprivate var isOneOfSeveral: Bool {
        graph.root.environment.namedScreen != nil
            && ancestors.prefix(while: { $0.presence.isPart }).contains { $0.kind.states(ShowsOneThatFits.self) }
    }

    /// Whether the view is among those that a view around shows because they fit, and any of the row that it stands in is in
    /// sight; nil where it has no place in the layout.
    fileprivate func isInSight(_ layout: LaidOut) -> Bool? {
        for node in sequence(first: self, next: \.parent).prefix(while: { $0.presence.isPart })
        where node.parent?.kind.states(ShowsOneThatFits.self) == true && (try? layout.items(of: node)) == nil {
            return false
        }
        return isRowInSight(layout)
    }

    /// Whether the view is made when it comes into sight.
    package var standsInLazyContainer: Bool { lazyContainer != nil }

    /// Whether the view has come into sight where that is what makes it. What has no place in the layout has.
    package func isRowMade(in layout: LaidOut) -> Bool { isRowInSight(layout) ?? true }

    /// The nearest view around that makes the views in it as they come into sight; nil where all are made at once.
    fileprivate var lazyContainer: Node? {
        guard let container = ancestors.prefix(while: { $0.presence.isPart }).first(where: \.isLazy) else { return nil }
        return container.kind.scrolls || container.scrollingContainer != nil ? container : nil
    }

    private var isLazy: Bool {
        if case .primitive(let view) = content { view is any LazyContainer } else { false }
    }

    /// Whether any of the row that the view stands in is in sight; nil where it has no place in the layout.
    fileprivate func isRowInSight(_ layout: LaidOut) -> Bool? {
        guard let container = lazyContainer,
            let area = ScrollArea(
                container.kind.scrolls ? container : container.scrollingContainer ?? container, in: layout)
        else { return nil }
        let path = Array(sequence(first: self, next: \.parent).prefix { $0 !== container })
        guard let row = path.last(where: { (try? layout.items(of: $0))?.count == 1 }),
            let frame = try? layout.exactFrame(of: row)
        else { return nil }
        return area.shows(frame)
    }
}
