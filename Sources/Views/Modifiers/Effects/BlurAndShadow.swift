import Foundation

extension View {
    /// Blurs the view with a radius in points. An opaque blur has no transparent edges.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        attribute(ModifierType.Blur.self, (radius, opaque))
    }

    /// Adds a shadow with a blur radius and an offset to the right and down, in points.
    public nonisolated func shadow(
        color: Color = ModifierType.Shadow.usualColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        attribute(ModifierType.Shadow.self, (color, radius, CGSize(width: x, height: y)))
    }
}

extension ModifierType {
    public enum Blur: AttributeModifierType {
        public static let attribute = ModifierAttribute<(radius: CGFloat, isOpaque: Bool)>(
            "Blur", reads: [.record("blur") { ["radius": $0.radius, "isOpaque": $0.isOpaque] }],
            forms: [
                .form(.required("radius", CGFloat.self), .defaulted("opaque", false)) { ($0, $1) }
            ])
    }

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
}

extension ModifierReaders {
    public var blur: ModifierReader<(radius: CGFloat, isOpaque: Bool)> { .init(ModifierType.Blur.self) }
    public var shadow: ModifierReader<(color: Color, radius: CGFloat, offset: CGSize)> {
        .init(ModifierType.Shadow.self)
    }
}
