extension ModifierType {
    /// Multiplies the colors of a view with another.
    public enum ColorMultiply: AttributeModifierType {
        public typealias Value = Color
        public static let kind = attribute("ColorMultiply", .required("color", Color.self))
    }
}

extension View {
    /// Multiplies the colors of the view with another.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        attribute(ModifierType.ColorMultiply.self, color)
    }
}

extension ModifierReaders {
    /// The color that a modifier of this view multiplies its colors with.
    public var colorMultiply: ModifierReader<Color> {
        .init(ModifierType.ColorMultiply.self)
    }
}
