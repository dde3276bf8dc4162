extension View {
    /// Sets whether the view responds to user interaction, in place of what is inferred.
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    {
        attribute(ModifierType.AccessibilityRespondsToUserInteraction.self, respondsToUserInteraction)
    }
}

extension ModifierType {
    public enum AccessibilityRespondsToUserInteraction: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "AccessibilityRespondsToUserInteraction", "respondsToUserInteraction", default: true)
    }
}

extension ModifierReaders {
    public var accessibilityRespondsToUserInteraction: ModifierReader<Bool> {
        .init(ModifierType.AccessibilityRespondsToUserInteraction.self)
    }
}
