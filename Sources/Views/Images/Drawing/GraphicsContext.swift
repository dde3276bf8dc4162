import Foundation

/// The drawing environment of a canvas. It records drawings, which `drawing(in:)` of the canvas returns, and renders no
/// pixels.
public nonisolated struct GraphicsContext {
    /// One thing that was drawn, with what the context was like at that time.
    public struct Operation {
        /// A drawing operation.
        public enum Content {
            /// The inside of a path.
            case fill(Path, Shading, FillStyle)
            /// A line along a path.
            case stroke(Path, Shading, StrokeStyle)
            /// A text; the place of the text that the anchor says lies at the point.
            case text(Text, at: CGPoint, anchor: UnitPoint)
            /// A text that is laid out in a rectangle.
            case textIn(Text, CGRect)
            /// An image; the place of the image that the anchor says lies at the point.
            case image(Image, at: CGPoint, anchor: UnitPoint)
            /// An image that fills a rectangle.
            case imageIn(Image, CGRect, FillStyle)
            /// The symbol with a tag; the place of it that the anchor says lies at the point.
            case symbol(AnyHashable, at: CGPoint, anchor: UnitPoint)
            /// The symbol with a tag, which fills a rectangle.
            case symbolIn(AnyHashable, CGRect)
        }

        /// The operation, before the transform.
        public let content: Content
        /// The shading of a resolved text or image in place of its own colors; nil for these.
        public let shading: Shading?
        /// The transform of its points.
        public let transform: CGAffineTransform
        /// The opacity, from 0 to 1.
        public let opacity: Double
        /// The blending with what was drawn before.
        public let blendMode: BlendMode
        /// The clip shapes, in the order in which they were added.
        public let clips: [Clip]
        /// The filters, in the order in which they were added.
        public let filters: [Filter]
    }

    /// An area to which drawings are limited.
    public struct Clip {
        /// An area.
        public enum Area {
            /// Inside a path, in the coordinates of the canvas.
            case path(Path, FillStyle)
            /// The drawn parts of these drawings, at an opacity.
            case layer([Operation], opacity: Double)
        }

        /// The area.
        public let area: Area
        /// The options of the area.
        public let options: ClipOptions
    }

    /// The operations, in order. Copies of a context draw on the same record.
    final class Record {
        let environment: EnvironmentValues
        /// The tags of the views that may be drawn.
        let symbols: [AnyHashable]
        var operations: [Operation] = []

        init(environment: EnvironmentValues, symbols: [AnyHashable]) {
            self.environment = environment
            self.symbols = symbols
        }
    }

    let record: Record
    /// The rectangle that is drawn in, in the coordinates of the canvas.
    private var bounds: CGRect
    private var clips: [Clip] = []
    private var filters: [Filter] = []

    /// The transform of subsequent drawings.
    public var transform = CGAffineTransform.identity
    /// The opacity of the drawings from here on, from 0 to 1.
    public var opacity = 1.0
    /// The blending of the drawings from here on with those before.
    public var blendMode = BlendMode.normal

    /// The environment of the canvas.
    public var environment: EnvironmentValues { record.environment }

    /// The rectangle around what isn't cut off, in the coordinates of subsequent drawings.
    public var clipBoundingRect: CGRect {
        guard !bounds.isNull else { return .null }
        return Path(bounds).applying(transform.inverted()).boundingRect
    }

    init(_ record: Record, size: CGSize) {
        self.record = record
        bounds = CGRect(origin: .zero, size: size)
    }

    /// Moves subsequent drawings, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Scales subsequent drawings.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns what is drawn from here on.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Applies a transform before those so far to what is drawn from here on.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Limits subsequent drawings to the inside of a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let area = path.applying(transform)
        clips.append(Clip(area: .path(area, style), options: options))
        if !options.contains(.inverse) { bounds = bounds.intersection(area.boundingRect) }
    }

    /// Limits subsequent drawings to where the closure draws, as far as that is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = Record(environment: record.environment, symbols: record.symbols)
        var context = GraphicsContext(layer, size: bounds.size)
        context.bounds = bounds
        context.transform = transform
        try content(&context)
        clips.append(Clip(area: .layer(layer.operations, opacity: opacity), options: options))
    }

    /// Changes the pixels of subsequent drawings.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }

    /// Draws on the same canvas; what the closure changes of the context is over afterwards.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    func add(_ content: Operation.Content, filledWith shading: Shading? = nil) {
        record.operations.append(
            Operation(
                content: content, shading: shading, transform: transform, opacity: opacity, blendMode: blendMode,
                clips: clips,
                filters: filters))
    }
}
