import Foundation

/// The room that shapes take, and where they draw.
extension Shape {
    /// The layout of the shape as a view.
    var ownLayout: any Layout { ShapeLayout(shape: self) }

    /// Whether a point lies in the shape, where that fills a frame.
    func covers(_ point: CGPoint, in frame: CGRect, eoFill: Bool) -> Bool {
        // The commonest shape, at once.
        self is Rectangle ? frame.contains(point) : path(in: frame).contains(point, eoFill: eoFill)
    }
}

extension DrawnShape {
    fileprivate var drawnShape: any Shape { shape }

    /// Whether a point in the frame of the shape lies within what is drawn of it.
    fileprivate func draws(at point: CGPoint, in frame: CGRect) -> Bool {
        guard (style as? Color)?.isClear != true else { return false }
        let outline: any Shape = shape.outlined(for: drawing) ?? shape
        return outline.covers(point, in: frame, eoFill: drawing.fillStyle.isEOFilled)
    }
}

extension Node {
    private var view: (any PrimitiveView)? { if case .primitive(let view) = content { view } else { nil } }

    /// The shape that the view is; nil for any other view.
    var shape: (any Shape)? { view as? any Shape }

    /// The shape that the view is or draws; nil for any other view.
    var drawnShape: (any Shape)? { (view as? any DrawnShape)?.drawnShape ?? shape }

    /// Whether the shape of the view draws something at a point in its frame.
    /// Whether nothing is seen through the shape: it is filled with an opaque color.
    var isOpaqueShape: Bool {
        shapeColor?.isOpaque ?? false
    }

    /// The color that a shape is drawn in; nil where that is another style.
    var shapeColor: Color? {
        let style = (try? properties(of: ViewType.Shape.self))?.style
        return (style ?? environment.foregroundColor ?? Color.primary) as? Color
    }

    func drawsShape(at point: CGPoint, in frame: CGRect) -> Bool {
        if let drawn = view as? any DrawnShape { return drawn.draws(at: point, in: frame) }
        return shape?.covers(point, in: frame, eoFill: false) ?? false
    }
}
