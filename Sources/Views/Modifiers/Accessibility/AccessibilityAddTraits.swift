extension ModifierType {
    /// Adds to what a view is to those who can't see it.
    public enum AccessibilityAddTraits: AttributeModifierType {
        public typealias Value = AccessibilityTraits
        public static let kind = attribute(
            "AccessibilityAddTraits", reads: [Member("accessibilityTraits") { $0.accessibilityTraits }],
            forms: [form(.spread("traits", AccessibilityTraits.self)) { $0 }])
    }
}

extension View {
    /// Adds to what the view is to those who can't see it.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        attribute(ModifierType.AccessibilityAddTraits.self, traits)
    }

    /// Adds to what the view is to those who can't see it. The call of older source.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
}

extension ModifierReaders {
    /// What the view is to those who can't see it: by its kind, with what its modifiers add and without what they
    /// remove, in the order they are applied.
    public var accessibilityTraits: ModifierReader<AccessibilityTraits> { .init { $0.accessibilityTraits } }
}
