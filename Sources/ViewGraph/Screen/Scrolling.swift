/// The view that scrolls another, and the scrolling that brings it into sight.
extension Node {
    /// The nearest view around that scrolls what is inside it, on the screen that the view stands on; nil where none does.
    ///
    /// Complexity: O(*d*) in the depth of the view.
    package var scrollingContainer: Node? {
        var (inner, next) = (self, around)
        while let node = next {
            // A layer that a modifier adds stays where it is as the view scrolls.
            if node.kind.scrolls, !inner.isLayer { return node }
            (inner, next) = (node, node.around)
        }
        return nil
    }

    /// The views around that scroll what is inside them, on the screen that the view stands on, the nearest first.
    package var scrollingContainers: some Sequence<Node> {
        sequence(first: self, next: \.scrollingContainer).dropFirst()
    }

    /// Scrolls what is around the view as little as it takes for a person to see it, where the tree is a screen, and makes sure
    /// that a touch reaches it there. Nothing is laid out for a tree without places where nothing around scrolls. `participle`
    /// says what is about to be done to the view, for errors.
    /// - Throws: `InspectionError.outOfReach` where that can't be scrolled, or something else takes the touch.
    package func bringIntoSight(_ participle: String = "used", for manner: TouchManner = .control) throws {
        guard graph.isScreen, !graph.upkeep.reachesEverything else { return }
        try scrollIntoSight(participle)
        try checkTouched(participle, for: manner)
    }

    /// Makes sure that a touch of a person reaches the view where it stands now, where the tree is a screen.
    /// - Throws: `InspectionError.outOfReach` where nothing of it can be seen, or something else takes the touch.
    package func checkTouched(_ participle: String, for manner: TouchManner = .control) throws {
        guard graph.isScreen, !graph.upkeep.reachesEverything else { return }
        try graph.layout?.checkTouch(self, manner, participle)
    }

    /// Scrolls what is around the view as little as it takes for a person to see it, where the tree is a screen.
    /// - Throws: `InspectionError.outOfReach` where that can't be scrolled.
    package func scrollIntoSight(_ participle: String) throws {
        guard graph.isScreen, !graph.upkeep.reachesEverything else { return }
        for container in scrollingContainers {
            try container.kind[Scrolling.self]?.bringIntoSight(self, container, participle)
        }
    }
}

extension Kind {
    /// Moves what a view of the kind scrolls so that a view in it stands at a height of the viewport, 0 for the top and 1 for
    /// the bottom.
    /// - Returns: Whether anything has moved.
    @MainActor package func move(_ view: Node, in container: Node, to height: Double) -> Bool {
        self[Scrolling.self]?.move(view, container, height) ?? false
    }
}
