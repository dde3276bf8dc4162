import Foundation

extension ModifierType {
    public enum RotationEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<(angle: Angle, anchor: UnitPoint)>(
            "RotationEffect", reads: [.record("rotation") { ["angle": $0.angle, "anchor": $0.anchor] }],
            forms: [
                .form(.required("angle", Angle.self), .defaulted("anchor", UnitPoint.center)) { ($0, $1) }
            ])
    }

    /// The angle of the rotation, and its anchor.
    public var rotation: ModifierReader<(angle: Angle, anchor: UnitPoint)> { .init(ModifierType.RotationEffect.self) }
}

extension View {
    /// Draws the view turned around a place in it.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        attribute(ModifierType.RotationEffect.self, (angle, anchor))
    }
}

extension ModifierType.RotationEffect: ArrangedAttribute {
    package static func touchEffect(_ value: Value, in frame: CGRect) -> TouchEffect? {
        .drawing(CGAffineTransform(rotationAngle: value.angle.radians), around: value.anchor, in: frame)
    }
}
