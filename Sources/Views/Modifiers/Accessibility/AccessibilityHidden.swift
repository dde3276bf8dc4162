extension View {
    /// Hides the view from assistive technologies.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        attribute(ModifierType.AccessibilityHidden.self, hidden)
    }

    /// Hides the view from assistive technologies. Deprecated in SwiftUI.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}

extension ModifierType {
    @AttributeModifier("hidden") public var accessibilityHidden: ModifierReader<Bool>
}
