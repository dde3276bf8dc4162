import Foundation

/// The line along the outline of a shape.
public nonisolated struct _StrokedShape<Content: Shape>: Shape, ShapeOfShape {
    public var shape: Content
    /// The style of the line.
    public var style: StrokeStyle

    var change: ShapeChange? { .stroke(style) }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
}

extension Shape {
    /// The line along the outline, as a shape.
    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }

    /// The line along the outline, `lineWidth` points wide, as a shape.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
