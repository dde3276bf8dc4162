extension View {
    /// Brightens the view by an amount from 0, which leaves it as it is, to 1, which makes it white.
    public nonisolated func brightness(_ amount: Double) -> some View {
        attribute(ModifierType.Brightness.self, amount)
    }
}

extension ModifierType {
    @AttributeModifier("amount") public var brightness: ModifierReader<Double>
}
