import Foundation

/// A shape whose outline was changed by a transform.
@MemberwiseInit public nonisolated struct TransformedShape<Content: Shape>: Shape, ShapeOfShape {
    /// The shape before the change.
    public var shape: Content
    /// The transform.
    public var transform: CGAffineTransform

    var change: ShapeChange? { .transform(transform) }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension Shape {
    /// The shape with a transform applied to its outline.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
