extension View {
    /// Gives all digits of the texts in the view the same width.
    public nonisolated func monospacedDigit() -> some View { attribute(ModifierType.MonospacedDigit.self) }
}

extension ModifierType {
    public enum MonospacedDigit: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>("MonospacedDigit")
    }
}

extension ModifierReaders {
    public var monospacedDigit: ModifierReader<Void> { .init(ModifierType.MonospacedDigit.self) }
}
