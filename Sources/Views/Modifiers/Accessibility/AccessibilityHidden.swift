extension View {
    /// Hides the view from assistive technologies.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        attribute(ModifierType.AccessibilityHidden.self, hidden)
    }
}

extension ModifierType {
    @AttributeModifier("hidden") public var accessibilityHidden: ModifierReader<Bool>
}
