extension View {
    /// Adds accessibility traits to the view.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        attribute(ModifierType.AccessibilityAddTraits.self, traits)
    }

    /// Removes accessibility traits from the view.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        attribute(ModifierType.AccessibilityRemoveTraits.self, traits)
    }
}

extension ModifierType {
    public enum AccessibilityAddTraits: AttributeModifierType {
        public static let attribute = ModifierAttribute<AccessibilityTraits>(
            "AccessibilityAddTraits", members: [Member("accessibilityTraits") { $0.accessibilityTraits }],
            forms: [.form(.spread("traits", AccessibilityTraits.self)) { $0 }])
    }

    public enum AccessibilityRemoveTraits: AttributeModifierType {
        public static let attribute = ModifierAttribute<AccessibilityTraits>(
            "AccessibilityRemoveTraits",
            forms: [.form(.spread("traits", AccessibilityTraits.self)) { $0 }])
    }

    /// The accessibility traits of the view: those of its kind, with what modifiers add and remove, in the order they
    /// are applied.
    public var accessibilityTraits: ModifierReader<AccessibilityTraits> { .init { $0.accessibilityTraits } }
}
