import Foundation

/// A shape, or a view that draws one.
public nonisolated protocol _InspectableShape {
    /// The outline in a rectangle, in points.
    func path(in rect: CGRect) -> Path
}

/// A figure that fits itself into a rectangle. It is a view that draws itself in the foreground style.
///
/// Apps conform their own types and give `path(in:)`.
public nonisolated protocol Shape: PrimitiveView, Animatable, Sendable, _InspectableShape
where Described == ViewType.Shape {
    /// The outline of the shape in a rectangle, in points.
    func path(in rect: CGRect) -> Path

    /// The purpose of the shape.
    static var role: ShapeRole { get }

    /// The change to the shape where reading goes from right to left. Nothing here is drawn, so nothing is mirrored.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size that the shape takes of what is proposed to it, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// The shape itself.
    public nonisolated var properties: ViewType.Shape.Properties { ViewType.Shape.Properties(shape: self) }

    /// All that is proposed, and 10 points where nothing is.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A shape that can be made smaller by a distance on all sides.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with its outline moved inwards by `amount` points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// The change that made a shape from another.
nonisolated enum ShapeChange {
    case inset(CGFloat)
    case offset(CGSize)
    case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case transform(CGAffineTransform)
    case size(CGSize)
    case trim(from: CGFloat, to: CGFloat)
    case stroke(StrokeStyle)
}

/// A shape that was made from another.
nonisolated protocol ChangedShape {
    /// The original shape.
    var original: any Shape { get }
    /// The change; nil for one that can't be read.
    var change: ShapeChange? { get }
}

/// A shape that keeps the one it was made from.
nonisolated protocol ShapeOfShape: ChangedShape, Shape {
    associatedtype Content: Shape

    /// The shape before the change.
    var shape: Content { get }
}

extension ShapeOfShape {
    var original: any Shape { shape }
}
