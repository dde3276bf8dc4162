extension View {
    /// Brightens the view by an amount from 0, which leaves it as it is, to 1, which makes it white.
    public nonisolated func brightness(_ amount: Double) -> some View {
        attribute(ModifierType.Brightness.self, amount)
    }
}

extension ModifierType {
    public enum Brightness: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("Brightness", "amount")
    }
}

extension ModifierReaders {
    public var brightness: ModifierReader<Double> { .init(ModifierType.Brightness.self) }
}
