import Views

/// The content of an inspectable view: its value and its modifiers.
public struct InspectedContent {
    /// The view, its state connected; `()` where nothing stands.
    public let view: Any
    /// The modifiers of the view.
    public let medium: Medium

    /// The modifiers of a view.
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
