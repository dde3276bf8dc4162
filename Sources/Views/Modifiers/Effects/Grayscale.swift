extension View {
    /// Removes color from the view: 0 leaves it as it is, 1 makes it gray.
    public nonisolated func grayscale(_ amount: Double) -> some View { attribute(ModifierType.Grayscale.self, amount) }
}

extension ModifierType {
    @AttributeModifier("amount") public var grayscale: ModifierReader<Double>
}
