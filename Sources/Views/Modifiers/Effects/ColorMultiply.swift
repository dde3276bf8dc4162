extension View {
    /// Multiplies the colors of the view by a color.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        attribute(ModifierType.ColorMultiply.self, color)
    }
}

extension ModifierType {
    public enum ColorMultiply: AttributeModifierType {
        public static let attribute = ModifierAttribute<Color>("ColorMultiply", "color")
    }
}

extension ModifierReaders {
    public var colorMultiply: ModifierReader<Color> { .init(ModifierType.ColorMultiply.self) }
}
