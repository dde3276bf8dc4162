extension ViewType {
    /// Makes views the accessibility label of a view, in place of a text.
    public enum AccessibilityLabelContent: KnownViewType, KnownModifierType, MultipleViewContent {
        public static let kind = modifier(arity: .multiple, facets: [.apart, .accessibility(.labelContent)], forms: [])
    }
}

extension View {
    /// Sets the accessibility label of the view to the labels of other views, among which the one that it has can stand.
    public nonisolated func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(
            _AccessibilitySubtreeModifier(
                ViewType.AccessibilityLabelContent.self, content(PlaceholderContentView(in: EmptyModifier.self))))
    }
}

extension ModifierType {
    /// The views whose labels are that of the view.
    public var accessibilityLabelContent: ModifierSubtree<ViewType.AccessibilityLabelContent> { .init() }
}
