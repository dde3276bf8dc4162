/// Decides when views appear that a person doesn't see as soon as they are in the tree: rows further down, of a container that
/// makes its rows as they come into sight.
@MainActor
package protocol AppearanceGate: AnyObject {
    /// Takes over an effect whose view has come into the tree, and has it appear when the view does.
    /// - Returns: Whether it has; false for an effect of a view that appears at once.
    func takes(_ effect: ModifierEffect) -> Bool
}

extension ModifierEffect {
    /// Whether the effect belongs to a view of the tree as it is.
    package var isCurrent: Bool {
        guard let node, node.isAttached else { return false }
        return node.modifiers.contains { $0.effect === self }
    }

    /// Calls the effect when its view comes into sight or goes out of it.
    package func see(_ isInSight: Bool) {
        guard isInSight != hasAppeared else { return }
        hasAppeared = isInSight
        if isInSight { appear() } else { disappear() }
    }
}
