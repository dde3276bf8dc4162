extension View {
    /// Inverts the colors of the view.
    public nonisolated func colorInvert() -> some View { attribute(ModifierType.ColorInvert.self) }
}

extension ModifierType {
    @AttributeModifier public var colorInvert: ModifierReader<Void>
}
