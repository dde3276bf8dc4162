extension View {
    /// Hides the view from assistive technologies.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        attribute(ModifierType.AccessibilityHidden.self, hidden)
    }

    /// Hides the view from assistive technologies. Deprecated in SwiftUI.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}

extension ModifierType {
    public enum AccessibilityHidden: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("AccessibilityHidden", "hidden")
    }
}

extension ModifierReaders {
    public var accessibilityHidden: ModifierReader<Bool> { .init(ModifierType.AccessibilityHidden.self) }
}
