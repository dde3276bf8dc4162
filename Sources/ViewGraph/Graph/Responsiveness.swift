/// Whether and why a view doesn't respond to actions.
extension Node {
    /// Runs an action on behalf of the view, which is scrolled into sight first. `participle` says what is done to it, for
    /// errors.
    /// - Throws: `InspectionError.unresponsiveControl` when the view, or one around it, is disabled, hidden, or refuses
    ///   hit testing; `outOfReach` when it isn't on the screen of a tree that is one, can't be scrolled into sight, or is
    ///   covered there.
    public func act<Result>(_ participle: String = "used", _ action: () throws -> Result) throws -> Result {
        if !isInPlainSight { try checkResponsiveness(participle) }
        try bringIntoSight(participle)
        return try graph.run(on: self, action)
    }

    /// - Throws: When the view doesn't respond, or isn't on the screen of a tree that is one, and says what is in the way.
    public func checkResponsiveness(_ participle: String = "used") throws {
        if let obstacle {
            let blocker =
                obstacle.node === self
                ? "it" : graph.isScreen ? "its parent \(obstacle.node.kind.name)" : obstacle.node.path(graph.pathStyle)
            throw InspectionError.unresponsiveControl(name: kind.name, reason: "\(blocker) \(obstacle.reason)")
        }
        guard graph.isScreen, !graph.reachesEverything, let obstacle = concealment?.obstacle ?? untouchable else {
            return
        }
        throw InspectionError.outOfReach(view: headline, act: participle, obstacle: obstacle)
    }

    /// Makes sure that a person can reach the view, where the tree is a screen. In one that is only inspected, everything can
    /// be called.
    /// - Throws: What `checkResponsiveness` throws.
    package func checkReach(_ participle: String = "used") throws {
        if graph.isScreen { try checkResponsiveness(participle) }
    }

    /// Whether a person could use the view: it responds, and is on the screen where the tree is a screen.
    public var isUsable: Bool {
        isInPlainSight || obstacle == nil && (!graph.isScreen || concealment == nil && untouchable == nil)
    }

    /// The reason why a view that can be seen takes no touches, as a sentence; nil where it may take them.
    private var untouchable: String? {
        let outline = sequence(first: self, next: \.parent).first { $0.kind.isOutline }
        return outline.flatMap { outline in
            outline.parent.map {
                "it is in the \(outline.kind.call) of \($0.kind.name), which gives that view its outline"
            }
        }
    }

    /// The nearest view, this one included, that keeps this one from responding.
    public var obstacle: (node: Node, reason: String)? { obstacle(below: nil) }

    /// The nearest obstacle between this node and an ancestor, or the root.
    private func obstacle(below top: Node?) -> (node: Node, reason: String)? {
        var next: Node? = self
        var layer: Node?
        while let node = next, node !== top {
            if let reason = node.reason(outside: layer) { return reason }
            // A screen above another does not depend on whether that one responds.
            if !node.presence.isPart { return nil }
            layer = node.slot === Slot.modifier ? node : nil
            next = node.parent
        }
        return nil
    }

    /// The obstacle on this node. For what lies in a layer that one of its modifiers adds, only the modifiers around
    /// that one count: a hidden text's overlay can be seen.
    private func reason(outside layer: Node?) -> (node: Node, reason: String)? {
        guard mayBeObstructed else { return nil }
        for modifier in modifiers(outside: layer) {
            if let reason = (modifier.value as? any ResponsivenessModifier)?.obstacle { return (self, reason) }
            guard let body = modifier.node, let placeholder = body.placeholder else { continue }
            if let found = placeholder.obstacle(below: body) {
                return (found.node === placeholder ? self : found.node, found.reason)
            }
        }
        return nil
    }
}

/// A modifier that can keep a view from responding.
@MainActor
public protocol ResponsivenessModifier: PrimitiveModifier {
    /// The reason why the view doesn't respond, as in "it is disabled"; nil when it does.
    var obstacle: String? { get }
}
