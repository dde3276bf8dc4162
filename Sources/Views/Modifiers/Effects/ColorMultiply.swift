extension View {
    /// Multiplies the colors of the view by a color.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        attribute(ModifierType.ColorMultiply.self, color)
    }
}

extension ModifierType {
    @AttributeModifier("color") public var colorMultiply: ModifierReader<Color>
}
