import Foundation

/// A shape that draws its own inset outlines.
public nonisolated protocol _InsetDrawing: InsettableShape {
    /// The outline in a rectangle, moved inwards by a distance in points.
    func path(in rect: CGRect, inset: CGFloat) -> Path
}

extension _InsetDrawing {
    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    /// The shape with its outline moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}

/// A shape whose outline is moved inwards.
nonisolated struct _Inset<Base: _InsetDrawing>: InsettableShape, ChangedShape {
    let base: Base
    let amount: CGFloat

    init(_ base: Base, by amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    var original: any Shape { base }
    var change: ShapeChange? { .inset(amount) }

    func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }

    func inset(by amount: CGFloat) -> _Inset { _Inset(base, by: self.amount + amount) }
}

extension CGRect {
    /// The rectangle with each side moved inwards, in points; empty where there is no room.
    nonisolated func inset(by distance: CGFloat) -> CGRect {
        let (width, height) = (max(0, self.width - 2 * distance), max(0, self.height - 2 * distance))
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
