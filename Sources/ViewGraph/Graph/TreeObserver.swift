/// An observer of a tree, which looks at it when it has changed and is up to date again.
@MainActor
package protocol TreeObserver: AnyObject {
    /// Whether it still has anything to look at in the tree.
    func observes(_ graph: Graph) -> Bool
    /// Looks at the tree. What it changes is brought up to date, and then it looks again.
    func look(at graph: Graph)
}

/// Lays a tree out for the views in it that read sizes.
@MainActor
package protocol TreeMeasurer: AnyObject {
    /// Invalidates the nodes that were described with other sizes than they have now; the tree is up to date.
    func measure(_ graph: Graph)
    /// Makes the next call of `measure` look once more, though the tree itself may not have changed.
    func measureAgain()
    /// Whether a node was described with sizes.
    func isRead(by node: Node) -> Bool
}
