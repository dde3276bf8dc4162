extension ViewType {
    /// Gives the view that stands for another, to those who can't see it.
    public enum AccessibilityRepresentation: KnownViewType, KnownModifierType, SingleViewContent {
        public static let kind = Kind(
            "AccessibilityRepresentation", role: .modifier, arity: .single,
            forms: [
                DynamicForm(.view("representation")) {
                    _AccessibilitySubtreeModifier(AccessibilityRepresentation.self, $0)
                }
            ])
    }
}

extension View {
    /// Gives the view that stands for this one, to those who can't see it.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(_AccessibilitySubtreeModifier(ViewType.AccessibilityRepresentation.self, representation()))
    }
}

extension ModifierReaders {
    /// The view that stands for this one, to those who can't see it.
    public var accessibilityRepresentation: ModifierSubtree<ViewType.AccessibilityRepresentation> { .init() }
}
