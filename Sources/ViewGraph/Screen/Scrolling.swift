/// The view that scrolls another, and the scrolling that brings it into sight.
extension Node {
    /// The nearest view around that scrolls what is inside it, on the screen that the view stands on; nil where none does.
    ///
    /// Complexity: O(*d*) in the depth of the view.
    package var scrollingContainer: Node? {
        var (inner, next) = (self, shownIn)
        while let node = next {
            // A layer that a modifier adds stays where it is as the view scrolls.
            if node.kind.scrolls, inner.slot !== Slot.modifier { return node }
            (inner, next) = (node, node.shownIn)
        }
        return nil
    }

    /// The views around that scroll what is inside them, on the screen that the view stands on, the nearest first.
    package var scrollingContainers: some Sequence<Node> {
        sequence(first: self, next: \.scrollingContainer).dropFirst()
    }

    /// The view that shows this one: the one around it, or the one that arranges it elsewhere; nil for the root, and for a
    /// screen of its own.
    private var shownIn: Node? {
        if kind.standsInBar {
            return ancestors.prefix { $0.presence != .presented }.first { $0.kind.arrangement?.layers == .page }
        }
        return switch presence {
        case .inPlace: parent
        case .page, .apart: arranger ?? parent
        case .presented, .absent: nil
        }
    }

    /// Scrolls what is around the view as little as it takes for a person to see it, where the tree is a screen, and makes sure
    /// that on a named one nothing covers it. Nothing is laid out on another where nothing around scrolls. `participle` says
    /// what is about to be done to the view, for errors.
    /// - Throws: `InspectionError.outOfReach` where that can't be scrolled, or something covers the view.
    package func bringIntoSight(_ participle: String = "used") throws {
        guard graph.isScreen, !graph.reachesEverything else { return }
        for container in scrollingContainers {
            try container.kind[Scrolling.self]?.bringIntoSight(self, container, participle)
        }
        guard let cover = graph.layout?.cover(of: self) else { return }
        throw InspectionError.outOfReach(view: headline, act: participle, obstacle: cover.reason)
    }
}
