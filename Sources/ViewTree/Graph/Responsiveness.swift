/// Whether and why a view does not respond to a person.
extension Node {
    /// Runs an action on behalf of the view. Throws `InspectionError.unresponsiveControl` when the view, or one around
    /// it, is disabled, hidden, or refuses hit testing.
    public func act(_ action: () throws -> Void) throws {
        try checkResponsiveness()
        try graph.run(on: self, action)
    }

    /// Throws when the view does not respond, and says which view is in the way.
    public func checkResponsiveness() throws {
        guard let obstacle else { return }
        let blocker = obstacle.node === self ? "it" : "its parent \(obstacle.node.kind.name)"
        throw InspectionError.unresponsiveControl(name: kind.name, reason: "\(blocker) \(obstacle.reason)")
    }

    /// The nearest view, this one included, that keeps this one from responding.
    public var obstacle: (node: Node, reason: String)? {
        var next: Node? = self
        while let node = next {
            for modifier in node.modifiers {
                if let reason = (modifier.value as? any ResponsivenessModifier)?.obstacle { return (node, reason) }
                if let placeholder = modifier.node?.placeholder, let found = placeholder.obstacle(below: modifier.node!) {
                    return (found.node === placeholder ? node : found.node, found.reason)
                }
            }
            next = node.parent
        }
        return nil
    }

    /// An obstacle between this node and an ancestor.
    private func obstacle(below top: Node) -> (node: Node, reason: String)? {
        var next: Node? = self
        while let node = next, node !== top {
            for modifier in node.modifiers {
                if let reason = (modifier.value as? any ResponsivenessModifier)?.obstacle { return (node, reason) }
            }
            next = node.parent
        }
        return nil
    }
}

/// A modifier that can keep a view from responding.
@MainActor
public protocol ResponsivenessModifier: PrimitiveModifier {
    /// What keeps the view from responding, as in "it is disabled"; nil when nothing does.
    var obstacle: String? { get }
}
