import Foundation

extension ModifierType {
    /// Adds a shadow to a view: radius and distances are in points.
    public enum Shadow: AttributeModifierType {
        public typealias Value = (color: Color, radius: CGFloat, offset: CGSize)
        /// The color of a shadow that is given none: a third of black.
        public static let usualColor = Color(.sRGBLinear, white: 0, opacity: 0.33)
        public static let kind = attribute(
            "Shadow",
            reads: [
                .record("shadow", Self.self) { ["color": $0.color, "radius": $0.radius, "offset": $0.offset] }
            ],
            forms: [
                form(
                    .defaulted("color", usualColor), .required("radius", CGFloat.self), .defaulted("x", 0),
                    .defaulted("y", 0)
                ) { ($0, $1, CGSize(width: $2, height: $3)) }
            ])
    }
}

extension View {
    /// Adds a shadow to the view: a blur of a radius in points, moved by x points to the right and y points down.
    public nonisolated func shadow(
        color: Color = ModifierType.Shadow.usualColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        attribute(ModifierType.Shadow.self, (color, radius, CGSize(width: x, height: y)))
    }
}

extension ModifierReaders {
    /// The shadow that a modifier of this view adds.
    public var shadow: ModifierReader<(color: Color, radius: CGFloat, offset: CGSize)> {
        .init(ModifierType.Shadow.self)
    }
}
