import Foundation

/// A shape that was turned.
@MemberwiseInit public nonisolated struct RotatedShape<Content: Shape>: Shape, ShapeOfShape {
    /// The shape before the change.
    public var shape: Content
    /// The angle of the rotation.
    public var angle: Angle
    /// The place in its rectangle around which it was turned.
    public var anchor: UnitPoint = .center

    var change: ShapeChange? { .rotation(angle, anchor: anchor) }

    public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        let turn = CGAffineTransform(translationX: center.x, y: center.y)
            .rotated(by: CGFloat(angle.radians)).translatedBy(x: -center.x, y: -center.y)
        return shape.path(in: rect).applying(turn)
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension Shape {
    /// The shape turned around a place of its rectangle.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}
