extension ViewType {
    public enum AccessibilityRepresentation: KnownViewType, KnownModifierType, SingleViewContent {
        public static let kind = modifier(
            arity: .single, facets: [.spoken],
            forms: [
                DynamicForm(.view("representation")) {
                    _AccessibilitySubtreeModifier(AccessibilityRepresentation.self, $0)
                }
            ])
    }
}

extension View {
    /// Replaces the accessibility elements of the view with those of another view.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(_AccessibilitySubtreeModifier(ViewType.AccessibilityRepresentation.self, representation()))
    }
}

extension ModifierType {
    public var accessibilityRepresentation: ModifierSubtree<ViewType.AccessibilityRepresentation> { .init() }
}
