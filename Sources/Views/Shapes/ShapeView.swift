import Foundation

/// A view that draws a shape, and on which more of the same shape can be drawn.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View, _InspectableShape {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

extension ShapeView {
    /// The outline of the shape in a rectangle, in points.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape that is filled, in front of what was drawn of it before.
@MemberwiseInit public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: DrawnShape
{
    public typealias Described = ViewType.Shape

    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// The style of the fill.
    public var fillStyle: FillStyle
    /// The drawing behind this one.
    public var background: Background

    var drawing: ShapeDrawing { .fill(fillStyle) }
}

/// A shape along whose outline a line is drawn, in front of what was drawn of it before.
@MemberwiseInit
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: DrawnShape {
    public typealias Described = ViewType.Shape

    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// The style of the line.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// The drawing behind this one.
    public var background: Background

    var drawing: ShapeDrawing { .stroke(strokeStyle, antialiased: isAntialiased) }
}

/// A shape along the inner side of whose outline a line is drawn, in front of what was drawn of it before.
@MemberwiseInit
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    DrawnShape
{
    public typealias Described = ViewType.Shape

    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// The style of the line.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// The drawing behind this one.
    public var background: Background

    var drawing: ShapeDrawing { .strokeBorder(strokeStyle, antialiased: isAntialiased) }
}

/// A shape drawn in a style.
nonisolated protocol DrawnShape<Content>: PrimitiveView, ShapeView where Described == ViewType.Shape {
    associatedtype Style: ShapeStyle
    associatedtype Background: View

    var style: Style { get }
    var background: Background { get }
    /// The drawing of the shape.
    var drawing: ShapeDrawing { get }
}

extension DrawnShape {
    public nonisolated var properties: ViewType.Shape.Properties {
        // A border has an inner side to be on, so there is an outline.
        ViewType.Shape.Properties(
            shape: shape.outlined(for: drawing) ?? shape, style: style, fillStyle: drawing.fillStyle)
    }

    /// Hands what was drawn before to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if Background.self != EmptyView.self { visitor.child(ViewType.Shape.backgroundSlot, background) }
    }
}

/// A shape filled in a style.
public typealias _ShapeView<Content: Shape, Style: ShapeStyle> = FillShapeView<Content, Style, EmptyView>

extension Shape {
    /// Draws the inside of the shape.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> FillShapeView<Self, S, EmptyView> {
        FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
    }

    /// Draws the inside of the shape in the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
        fill(ForegroundStyle(), style: style)
    }

    /// Draws a line along the outline.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws a line along the outline, `lineWidth` points wide.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Draws a line along the inner side of the outline.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws a line along the inner side of the outline, `lineWidth` points wide.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Draws a line along the inner side of the outline in the foreground style.
    public nonisolated func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }

    /// Draws a line along the inner side of the outline in the foreground style, `lineWidth` points wide.
    public nonisolated func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }
}

extension ShapeView {
    /// Draws the inside of the shape in front of what is drawn of it already.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws a line along the outline in front of what is drawn of the shape already.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line along the outline, `lineWidth` points wide, in front of what is drawn already.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line along the inner side of the outline in front of what is drawn of the shape already.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line along the inner side of the outline, `lineWidth` points wide, in front of what is drawn already.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
