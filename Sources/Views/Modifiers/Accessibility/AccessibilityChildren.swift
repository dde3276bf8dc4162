extension ViewType {
    public enum AccessibilityChildren: KnownViewType, KnownModifierType, MultipleViewContent {
        public static let kind = modifier(
            arity: .multiple, facets: [.spoken],
            forms: [
                DynamicForm(.content) { _AccessibilitySubtreeModifier(AccessibilityChildren.self, $0) }
            ])
    }
}

extension View {
    /// Replaces the accessibility children of the view with those of other views.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(_AccessibilitySubtreeModifier(ViewType.AccessibilityChildren.self, children()))
    }
}

extension ModifierType {
    public var accessibilityChildren: ModifierSubtree<ViewType.AccessibilityChildren> { .init() }
}
