import Foundation

/// A stretch of the outline of a shape.
@MemberwiseInit public nonisolated struct _TrimmedShape<Content: Shape>: Shape, ShapeOfShape {
    public var shape: Content
    /// The start of the part, as a fraction of the outline from 0 to 1.
    public var startFraction: CGFloat = 0
    /// The end of the part, as a fraction of the outline from 0 to 1.
    public var endFraction: CGFloat = 1

    var change: ShapeChange? { .trim(from: startFraction, to: endFraction) }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
}

extension Shape {
    /// The stretch between two parts of the outline's length, each from 0 to 1.
    public nonisolated func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
    ) -> _TrimmedShape<Self> {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
}
