extension View {
    /// Marks the view as private, so that it can be redacted where others may look.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        attribute(ModifierType.PrivacySensitive.self, sensitive)
    }
}

extension ModifierType {
    public enum PrivacySensitive: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("PrivacySensitive", "sensitive", default: true)
    }
}

extension ModifierReaders {
    public var privacySensitive: ModifierReader<Bool> { .init(ModifierType.PrivacySensitive.self) }
}
