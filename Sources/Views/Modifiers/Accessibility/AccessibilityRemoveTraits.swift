extension ModifierType {
    /// Takes away from what a view is to those who can't see it.
    public enum AccessibilityRemoveTraits: AttributeModifierType {
        public typealias Value = AccessibilityTraits
        public static let kind = attribute(
            "AccessibilityRemoveTraits", reads: [],
            forms: [form(.spread("traits", AccessibilityTraits.self)) { $0 }])
    }
}

extension View {
    /// Takes away from what the view is to those who can't see it.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        attribute(ModifierType.AccessibilityRemoveTraits.self, traits)
    }

    /// Takes away from what the view is to those who can't see it. The call of older source.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}
