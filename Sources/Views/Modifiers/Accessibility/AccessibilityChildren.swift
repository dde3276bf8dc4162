extension ViewType {
    /// Gives the views that stand for what is in a view, to those who can't see it.
    public enum AccessibilityChildren: KnownViewType, KnownModifierType, MultipleViewContent {
        public static let kind = Kind(
            "AccessibilityChildren", role: .modifier, arity: .multiple,
            forms: [
                DynamicForm(.content) { _AccessibilitySubtreeModifier(AccessibilityChildren.self, $0) }
            ])
    }
}

extension View {
    /// Gives the views that stand for what is in this one, to those who can't see it.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(_AccessibilitySubtreeModifier(ViewType.AccessibilityChildren.self, children()))
    }
}

extension ModifierReaders {
    /// The views that stand for what is in this one, to those who can't see it.
    public var accessibilityChildren: ModifierSubtree<ViewType.AccessibilityChildren> { .init() }
}
