extension View {
    /// Sets whether the view is mirrored in a right-to-left layout.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        attribute(ModifierType.FlipsForRightToLeftLayoutDirection.self, enabled)
    }
}

extension ModifierType {
    public enum FlipsForRightToLeftLayoutDirection: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("FlipsForRightToLeftLayoutDirection", "enabled")
    }
}

extension ModifierReaders {
    public var flipsForRightToLeftLayoutDirection: ModifierReader<Bool> {
        .init(ModifierType.FlipsForRightToLeftLayoutDirection.self)
    }
}
