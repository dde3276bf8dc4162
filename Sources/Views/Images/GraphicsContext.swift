import Foundation

/// The drawing environment of a canvas. It records drawings, which `drawing(in:)` of the canvas returns, and renders no
/// pixels.
public nonisolated struct GraphicsContext {
    /// The paint of an area.
    public enum Shading {
        /// A color.
        case color(Color)
        /// A style.
        case style(any ShapeStyle)
        /// The foreground style.
        case foreground
    }

    /// One thing that was drawn, with the transform and the opacity at that time.
    public struct Operation {
        /// A drawing operation.
        public enum Content {
            /// The inside of a path.
            case fill(Path, Shading, FillStyle)
            /// A line along a path.
            case stroke(Path, Shading, StrokeStyle)
            /// A text; the place of the text that the anchor says lies at the point.
            case text(Text, at: CGPoint, anchor: UnitPoint)
            /// An image; the place of the image that the anchor says lies at the point.
            case image(Image, at: CGPoint, anchor: UnitPoint)
        }

        /// The operation, before the transform.
        public let content: Content
        /// The transform of its points.
        public let transform: CGAffineTransform
        /// How much of it is drawn, from 0 to 1.
        public let opacity: Double
    }

    /// The operations, in order. Copies of a context draw on the same canvas.
    final class Record {
        var operations: [Operation] = []
    }

    let record: Record

    /// The transform of subsequent drawings.
    public var transform = CGAffineTransform.identity
    /// How much is drawn of what is drawn from here on, from 0 to 1.
    public var opacity = 1.0

    init(_ record: Record) {
        self.record = record
    }

    /// Moves subsequent drawings, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Scales subsequent drawings.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns what is drawn from here on.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Applies a transform before those so far to what is drawn from here on.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Draws the inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(.fill(path, shading, style))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(.stroke(path, shading, style))
    }

    /// Draws a line along a path, `lineWidth` points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a text; the place of the text that the anchor says lies at the point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        add(.text(text, at: point, anchor: anchor))
    }

    /// Draws an image; the place of the image that the anchor says lies at the point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        add(.image(image, at: point, anchor: anchor))
    }

    /// Draws on the same canvas; what the closure changes of the context is over afterwards.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    private func add(_ content: Operation.Content) {
        record.operations.append(Operation(content: content, transform: transform, opacity: opacity))
    }
}
