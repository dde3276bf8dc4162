extension ModifierType {
    /// Says whether a view can be used, whatever else says so.
    public enum AccessibilityRespondsToUserInteraction: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute(
            "AccessibilityRespondsToUserInteraction", .defaulted("respondsToUserInteraction", true, positional: true))
    }
}

extension View {
    /// Says whether the view can be used, whatever else says so.
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    {
        attribute(ModifierType.AccessibilityRespondsToUserInteraction.self, respondsToUserInteraction)
    }
}

extension ModifierReaders {
    /// Whether a modifier of the view says that it can be used.
    public var accessibilityRespondsToUserInteraction: ModifierReader<Bool> {
        .init(ModifierType.AccessibilityRespondsToUserInteraction.self)
    }
}
