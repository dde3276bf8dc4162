extension ModifierType {
    /// Hides a view where others may look, or not.
    public enum PrivacySensitive: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("PrivacySensitive", .defaulted("sensitive", true, positional: true))
    }
}

extension View {
    /// Hides the view where others may look, or not.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        attribute(ModifierType.PrivacySensitive.self, sensitive)
    }
}

extension ModifierReaders {
    /// Whether a modifier hides this view where others may look.
    public var privacySensitive: ModifierReader<Bool> {
        .init(ModifierType.PrivacySensitive.self)
    }
}
