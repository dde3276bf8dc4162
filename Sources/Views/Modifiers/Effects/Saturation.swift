extension View {
    /// Scales the saturation of the view: 1 leaves it as it is, 0 makes it gray.
    public nonisolated func saturation(_ amount: Double) -> some View {
        attribute(ModifierType.Saturation.self, amount)
    }
}

extension ModifierType {
    @AttributeModifier("amount") public var saturation: ModifierReader<Double>
}
