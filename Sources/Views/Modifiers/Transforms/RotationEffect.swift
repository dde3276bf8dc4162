extension ModifierType {
    /// Draws a view turned around a place in it.
    public enum RotationEffect: AttributeModifierType {
        public typealias Value = (angle: Angle, anchor: UnitPoint)
        public static let kind = attribute(
            "RotationEffect", reads: [.record("rotation", Self.self) { ["angle": $0.angle, "anchor": $0.anchor] }],
            forms: [
                form(.required("angle", Angle.self), .defaulted("anchor", UnitPoint.center)) { ($0, $1) }
            ])
    }
}

extension View {
    /// Draws the view turned around a place in it.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        attribute(ModifierType.RotationEffect.self, (angle, anchor))
    }
}

extension ModifierReaders {
    /// How far a modifier of this view turns it, and around which place in it.
    public var rotation: ModifierReader<(angle: Angle, anchor: UnitPoint)> {
        .init(ModifierType.RotationEffect.self)
    }
}
