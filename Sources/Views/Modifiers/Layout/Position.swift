import Foundation

extension View {
    /// Places the center of the view at a point of its parent, in points from the parent's top left corner.
    public nonisolated func position(_ position: CGPoint) -> some View {
        attribute(ModifierType.Position.self, position)
    }

    /// Places the center of the view at a point of its parent, in points from the parent's top left corner.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        attribute(ModifierType.Position.self, CGPoint(x: x, y: y))
    }
}

extension ModifierType {
    public enum Position: AttributeModifierType {
        public static let attribute = ModifierAttribute<CGPoint>(
            "Position", reads: [.reading("position") { $0 }],
            forms: [
                .form(.defaulted("x", 0, positional: true), .defaulted("y", 0, positional: true)) {
                    CGPoint(x: $0, y: $1)
                },
                .form(.required("position", CGPoint.self)) { $0 },
            ])
    }

    public var position: ModifierReader<CGPoint> { .init(ModifierType.Position.self) }
}

extension ModifierType.Position: ArrangedAttribute {
    package static func layoutRole(_ value: CGPoint, in place: LayoutPlace) -> LayoutRole? {
        .arranging(PositionLayout(point: value))
    }
}
