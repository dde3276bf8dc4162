import Foundation

extension View {
    /// Adds a shadow with a blur radius and an offset to the right and down, in points.
    public nonisolated func shadow(
        color: Color = ModifierType.Shadow.usualColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        attribute(ModifierType.Shadow.self, (color, radius, CGSize(width: x, height: y)))
    }
}

extension ModifierType {
    public enum Shadow: AttributeModifierType {
        /// The default color of a shadow: black at 33 % opacity.
        public static let usualColor = Color(.sRGBLinear, white: 0, opacity: 0.33)
        public static let attribute = ModifierAttribute<(color: Color, radius: CGFloat, offset: CGSize)>(
            "Shadow",
            reads: [
                .record("shadow") { ["color": $0.color, "radius": $0.radius, "offset": $0.offset] }
            ],
            forms: [
                .form(
                    .defaulted("color", usualColor), .required("radius", CGFloat.self), .defaulted("x", 0),
                    .defaulted("y", 0)
                ) { ($0, $1, CGSize(width: $2, height: $3)) }
            ])
    }

    public var shadow: ModifierReader<(color: Color, radius: CGFloat, offset: CGSize)> {
        .init(ModifierType.Shadow.self)
    }
}
