extension View {
    /// Gives all digits of the texts in the view the same width.
    public nonisolated func monospacedDigit() -> some View { attribute(ModifierType.MonospacedDigit.self) }
}

extension ModifierType {
    @AttributeModifier public var monospacedDigit: ModifierReader<Void>
}
