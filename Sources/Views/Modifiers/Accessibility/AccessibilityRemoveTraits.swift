extension View {
    /// Removes accessibility traits from the view.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        attribute(ModifierType.AccessibilityRemoveTraits.self, traits)
    }

    /// Removes accessibility traits from the view. Deprecated in SwiftUI.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}

extension ModifierType {
    public enum AccessibilityRemoveTraits: AttributeModifierType {
        public static let attribute = ModifierAttribute<AccessibilityTraits>(
            "AccessibilityRemoveTraits",
            forms: [.form(.spread("traits", AccessibilityTraits.self)) { $0 }])
    }
}
