import Views

/// What stands behind an inspectable view: the view's own value and the modifiers on it.
public struct InspectedContent {
    /// The view, its state connected; `()` where nothing stands.
    public let view: Any
    /// What is around the view.
    public let medium: Medium

    /// What is around a view.
    public struct Medium {
        /// The modifiers on the view, innermost first.
        public let viewModifiers: [Any]
    }
}

extension InspectableView {
    /// The view's own value and the modifiers on it, for tests that compare them.
    @MainActor @preconcurrency public var content: InspectedContent {
        graph.flush()
        return InspectedContent(
            view: node.value, medium: InspectedContent.Medium(viewModifiers: node.modifiers.map(\.value)))
    }

    /// All views inside, each before those inside it, this one first.
    @MainActor @preconcurrency public var results: [InspectableView<ViewType.ClassifiedView>] {
        findAll(where: { _ in true })
    }
}
