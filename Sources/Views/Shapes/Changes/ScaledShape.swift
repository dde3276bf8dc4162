import Foundation

/// A shape that was made larger or smaller.
@MemberwiseInit public nonisolated struct ScaledShape<Content: Shape>: Shape, ShapeOfShape {
    /// The shape before the change.
    public var shape: Content
    /// The factors for the width and the height.
    public var scale: CGSize
    /// The place in its rectangle that stays where it is.
    public var anchor: UnitPoint = .center

    var change: ShapeChange? { .scale(x: scale.width, y: scale.height, anchor: anchor) }

    public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        let scaling = CGAffineTransform(translationX: center.x, y: center.y)
            .scaledBy(x: scale.width, y: scale.height).translatedBy(x: -center.x, y: -center.y)
        return shape.path(in: rect).applying(scaling)
    }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
        ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
    }
}

extension Shape {
    /// The shape scaled by `x` and `y` about an anchor.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape scaled about an anchor.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
}
