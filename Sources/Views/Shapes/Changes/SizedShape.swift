import Foundation

/// A shape that has a size of its own, whatever its place is.
public nonisolated struct _SizedShape<Content: Shape>: Shape, ShapeOfShape {
    public var shape: Content
    /// The size, in points.
    public var size: CGSize

    var change: ShapeChange? { .size(size) }

    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Shape {
    /// The shape in a rectangle of this size, in points, whatever its place is.
    public nonisolated func size(_ size: CGSize) -> _SizedShape<Self> { _SizedShape(shape: self, size: size) }

    /// The shape in a rectangle of this size, in points, whatever its place is.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
        size(CGSize(width: width, height: height))
    }
}
