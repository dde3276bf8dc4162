extension ModifierType {
    /// Mirrors a view where text runs from right to left, or not.
    public enum FlipsForRightToLeftLayoutDirection: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("FlipsForRightToLeftLayoutDirection", .required("enabled", Bool.self))
    }
}

extension View {
    /// Mirrors the view where text runs from right to left, or not.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        attribute(ModifierType.FlipsForRightToLeftLayoutDirection.self, enabled)
    }
}

extension ModifierReaders {
    /// Whether a modifier mirrors this view where text runs from right to left.
    public var flipsForRightToLeftLayoutDirection: ModifierReader<Bool> {
        .init(ModifierType.FlipsForRightToLeftLayoutDirection.self)
    }
}
