import Foundation

/// A shape that knows how to draw itself further inside.
nonisolated protocol InsetDrawing: Shape {
    /// The outline so many points further inside.
    func path(in rect: CGRect, inset: CGFloat) -> Path
}

/// A shape with its outline further inside.
nonisolated struct _Inset<Base: InsetDrawing>: InsettableShape, ChangedShape {
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
    /// The rectangle with each side so many points further inside; one of no size where there is no room.
    nonisolated func inset(by distance: CGFloat) -> CGRect {
        let (width, height) = (max(0, self.width - 2 * distance), max(0, self.height - 2 * distance))
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
