/// A drawing of a shape by values, for code that doesn't know the type of the shape.
nonisolated enum ShapeDrawing {
    case fill(FillStyle)
    case stroke(StrokeStyle, antialiased: Bool)
    case strokeBorder(StrokeStyle, antialiased: Bool)
}

extension Shape {
    /// The shape with a change; nil where it can't be made smaller and should be.
    nonisolated func changed(by change: ShapeChange) -> (any Shape)? {
        switch change {
        case .inset(let amount): (self as? any InsettableShape).map { $0.inset(by: amount) }
        case .offset(let offset): self.offset(offset)
        case .scale(let x, let y, let anchor): scale(x: x, y: y, anchor: anchor)
        case .rotation(let angle, let anchor): rotation(angle, anchor: anchor)
        case .transform(let transform): self.transform(transform)
        case .size(let size): self.size(size)
        case .trim(let from, let to): trim(from: from, to: to)
        case .stroke(let style): stroke(style: style)
        }
    }

    /// The area that is filled when the shape is drawn; nil for a shape that needs an inner side and has none.
    nonisolated func outlined(for drawing: ShapeDrawing) -> (any Shape)? {
        switch drawing {
        case .fill: self
        case .stroke(let style, _): stroke(style: style)
        case .strokeBorder(let style, _): changed(by: .inset(style.lineWidth / 2))?.changed(by: .stroke(style))
        }
    }

    /// Draws the shape, in front of what was drawn of it before; nil where it has no inner side and should have.
    nonisolated func drawn<C: ShapeStyle, V: View>(
        as drawing: ShapeDrawing, with content: C, in front: V
    ) -> (any View)? {
        switch drawing {
        case .fill(let style): FillShapeView(shape: self, style: content, fillStyle: style, background: front)
        case .stroke(let style, let antialiased):
            StrokeShapeView(
                shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: front)
        case .strokeBorder(let style, let antialiased):
            (self as? any InsettableShape)?.bordered(content, style, antialiased, in: front)
        }
    }
}

extension InsettableShape {
    fileprivate nonisolated func bordered<C: ShapeStyle, V: View>(
        _ content: C, _ style: StrokeStyle, _ antialiased: Bool, in front: V
    ) -> any View {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: front)
    }
}

extension ShapeDrawing {
    /// The fill of the area that the drawing covers.
    nonisolated var fillStyle: FillStyle {
        switch self {
        case .fill(let style): style
        case .stroke(_, let antialiased), .strokeBorder(_, let antialiased): FillStyle(antialiased: antialiased)
        }
    }

    /// Draws a view's shape, in front of the view where that draws it already. Nil where the view is no shape, or has no
    /// inner side and should have.
    nonisolated func view(of view: any View, with content: any ShapeStyle) -> (any View)? {
        func draw<S: Shape, C: ShapeStyle>(_ shape: S, _ content: C) -> (any View)? {
            shape.drawn(as: self, with: content, in: EmptyView())
        }
        func draw<V: ShapeView, C: ShapeStyle>(inFrontOf view: V, _ content: C) -> (any View)? {
            view.shape.drawn(as: self, with: content, in: view)
        }
        switch view {
        case let shape as any Shape: return draw(shape, content)
        case let drawn as any ShapeView: return draw(inFrontOf: drawn, content)
        default: return nil
        }
    }
}
