import Foundation

/// A rotation of a view in space.
public nonisolated struct Rotation3D {
    /// The angle of the rotation.
    public let angle: Angle
    /// The line around which it is turned.
    public let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// The place in the view that the line goes through.
    public let anchor: UnitPoint
    /// The distance behind the view of the line that it is turned around, in points.
    public let anchorZ: CGFloat
    /// The factor by which distance makes things smaller: 0 for not at all.
    public let perspective: CGFloat
}

extension ModifierType {
    public enum Rotation3DEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<Rotation3D>(
            "Rotation3DEffect",
            reads: [
                .record("rotation3D") { rotation in
                    let axis = ["x": rotation.axis.x, "y": rotation.axis.y, "z": rotation.axis.z]
                    return [
                        "angle": rotation.angle, "axis": DynamicValue.record(axis.mapValues(\.dynamicValue)),
                        "anchor": rotation.anchor, "anchorZ": rotation.anchorZ, "perspective": rotation.perspective,
                    ]
                }
            ],
            forms: [
                .form(
                    .required("angle", Angle.self), .defaulted("x", 0), .defaulted("y", 0), .defaulted("z", 0),
                    .defaulted("anchor", UnitPoint.center), .defaulted("anchorZ", 0), .defaulted("perspective", 1)
                ) {
                    Rotation3D(angle: $0, axis: ($1, $2, $3), anchor: $4, anchorZ: $5, perspective: $6)
                }
            ])
    }

    /// The rotation of the view in space.
    public var rotation3D: ModifierReader<Rotation3D> { .init(ModifierType.Rotation3DEffect.self) }
}

extension View {
    /// Draws the view rotated in space around an axis through an anchor, `anchorZ` points behind it. A higher
    /// perspective draws what is farther away smaller.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        attribute(
            ModifierType.Rotation3DEffect.self,
            Rotation3D(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
