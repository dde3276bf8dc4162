extension View {
    /// Removes color from the view: 0 leaves it as it is, 1 makes it gray.
    public nonisolated func grayscale(_ amount: Double) -> some View { attribute(ModifierType.Grayscale.self, amount) }
}

extension ModifierType {
    public enum Grayscale: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("Grayscale", "amount")
    }
}

extension ModifierReaders {
    public var grayscale: ModifierReader<Double> { .init(ModifierType.Grayscale.self) }
}
