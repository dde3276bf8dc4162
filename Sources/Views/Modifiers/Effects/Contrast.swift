extension View {
    /// Scales the contrast of the view: 1 leaves it as it is, 0 makes it gray.
    public nonisolated func contrast(_ amount: Double) -> some View { attribute(ModifierType.Contrast.self, amount) }
}

extension ModifierType {
    @AttributeModifier("amount") public var contrast: ModifierReader<Double>
}
