import Foundation

/// A view that draws a shape, and on which more of the same shape can be drawn.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

/// A shape drawn in a style, in front of what was drawn of it before.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle, Background: View>: PrimitiveView, ShapeView {
    public typealias Described = ViewType.Shape

    public let shape: Content
    /// The style.
    public let style: Style
    /// The drawing behind this one.
    public let background: Background
    public let properties: ViewType.Shape.Properties

    /// `drawn` is what is filled: the shape itself, or the line along its outline.
    init(_ shape: Content, drawn: any Shape, _ style: Style, _ fillStyle: FillStyle, in front: Background) {
        self.shape = shape
        self.style = style
        background = front
        properties = ViewType.Shape.Properties(shape: drawn, style: style, fillStyle: fillStyle)
    }

    /// Hands what was drawn before to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if Background.self != EmptyView.self { visitor.child(ViewType.Shape.backgroundSlot, background) }
    }
}

extension Shape {
    /// Draws the inside of the shape.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S, EmptyView> {
        _ShapeView(self, drawn: self, content, style, in: EmptyView())
    }

    /// Draws the inside of the shape in the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle, EmptyView> {
        fill(ForegroundStyle(), style: style)
    }

    /// Draws a line along the outline.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S, EmptyView> {
        _ShapeView(
            self, drawn: stroke(style: style), content, FillStyle(antialiased: antialiased), in: EmptyView())
    }

    /// Draws a line along the outline, `lineWidth` points wide.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Draws a line along the inner side of the outline.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S, EmptyView> {
        _ShapeView(
            self, drawn: border(style), content, FillStyle(antialiased: antialiased), in: EmptyView())
    }

    /// Draws a line along the inner side of the outline, `lineWidth` points wide.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Draws a line along the inner side of the outline in the foreground style.
    public nonisolated func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, ForegroundStyle, EmptyView> {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }

    /// Draws a line along the inner side of the outline in the foreground style, `lineWidth` points wide.
    public nonisolated func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, ForegroundStyle, EmptyView> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }

    /// The line along the inner side of the outline: half its width further inside, so that all of it is within.
    fileprivate nonisolated func border(_ style: StrokeStyle) -> any Shape {
        inset(by: style.lineWidth / 2).stroke(style: style)
    }
}

extension ShapeView {
    /// Draws the inside of the shape in front of what is drawn of it already.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Content, S, Self> {
        _ShapeView(shape, drawn: shape, content, style, in: self)
    }

    /// Draws a line along the outline in front of what is drawn of the shape already.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        _ShapeView(shape, drawn: shape.stroke(style: style), content, FillStyle(antialiased: antialiased), in: self)
    }

    /// Draws a line along the outline, `lineWidth` points wide, in front of what is drawn already.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line along the inner side of the outline in front of what is drawn of the shape already.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        _ShapeView(shape, drawn: shape.border(style), content, FillStyle(antialiased: antialiased), in: self)
    }

    /// Draws a line along the inner side of the outline, `lineWidth` points wide, in front of what is drawn already.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
