/// The layout of a tree, as far as the tree depends on it. The module above makes it for the trees that have one.
@MainActor
package protocol TreeLayout: AnyObject {
    /// Invalidates the nodes that were described with other sizes than they have now; the tree is up to date.
    func measure()
    /// Makes the next call of `measure` look once more, though the tree itself may not have changed.
    func measureAgain()
    /// Whether a node was described with sizes.
    func isRead(by node: Node) -> Bool
    /// Takes over an effect whose view has come into the tree, and has it appear when the view does: a person doesn't see a
    /// row further down of a container that makes its rows as they come into sight.
    /// - Returns: Whether it has; false for an effect of a view that appears at once.
    func takes(_ effect: ModifierEffect) -> Bool
    /// Makes sure that a touch of a person on a view is for it, on a tree that is laid out on a screen. `participle` says what
    /// is about to be done to the view, for errors.
    /// - Throws: `InspectionError.outOfReach` where nothing of the view can be seen, or something else takes the touch.
    func checkTouch(_ node: Node, _ manner: TouchManner, _ participle: String) throws
    /// Touches a view on behalf of what it does by itself, so that the gestures of it and of the views around it decide who gets
    /// the touch.
    /// - Returns: nil where none of them comes before what the view does or acts along with it; then nothing has been done.
    /// - Throws: What the actions throw.
    func touch(_ view: Node, by finger: Finger, own: @escaping @MainActor () throws -> Void) throws -> TouchOutcome?
}

/// What a person's touch on a view is for.
package enum TouchManner {
    /// What the view does by itself, as a control, or as a list that is scrolled: views inside it don't keep it from that.
    case control
    /// The gestures of the view and of those around it: a control inside it takes the touch for itself.
    case gesture
}

extension ModifierEffect {
    /// Whether the effect belongs to a view of the tree as it is.
    package var isCurrent: Bool {
        guard let node, node.isAttached else { return false }
        return node.modifiers.contains { $0.effect === self }
    }

    /// Calls the effect when its view comes into sight or goes out of it.
    ///
    /// It isn't called again for what it knows already.
    package func see(_ isInSight: Bool) {
        guard isInSight != hasAppeared else { return }
        hasAppeared = isInSight
        if isInSight { appear() } else { disappear() }
    }
}
