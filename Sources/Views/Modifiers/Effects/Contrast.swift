extension View {
    /// Scales the contrast of the view: 1 leaves it as it is, 0 makes it gray.
    public nonisolated func contrast(_ amount: Double) -> some View { attribute(ModifierType.Contrast.self, amount) }
}

extension ModifierType {
    public enum Contrast: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("Contrast", "amount")
    }
}

extension ModifierReaders {
    public var contrast: ModifierReader<Double> { .init(ModifierType.Contrast.self) }
}
