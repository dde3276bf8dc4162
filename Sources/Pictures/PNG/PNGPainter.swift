import Foundation
import ImageFiles
import Raster
import Views

extension DisplayList {
    /// The picture as PNG, which shows what a browser shows of the SVG.
    /// - Parameter scale: The pixels of a point, by default as many as the device has.
    /// - Throws: `PictureError.tooManyPixels`.
    /// - Complexity: O(*n*) in the pixels that are drawn.
    package func png(scale: Double? = nil) throws -> [UInt8] { try canvas(scale: scale).png() }

    /// The picture in pixels.
    /// - Throws: `PictureError.tooManyPixels`.
    package func canvas(scale: Double? = nil) throws -> PixelCanvas {
        let scale = scale ?? Double(self.scale)
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width * height <= Double(PictureError.mostPixels) else {
            throw PictureError.tooManyPixels(size, scale: scale)
        }
        var painter = PNGPainter(
            canvas: PixelCanvas(width: max(1, Int(width)), height: max(1, Int(height)), .white),
            matrix: Matrix(scale: scale))
        painter.draw(self, GroupBounds(of: self, painter.matrix))
        return painter.canvas
    }
}

/// Draws a display list in pixels.
struct PNGPainter {
    fileprivate(set) var canvas: PixelCanvas
    /// From points to pixels, in the group that is open.
    fileprivate var matrix: Matrix
    private var letters = LetterDrawing()
    /// The pixels of the images that were drawn; nil for those whose files are damaged.
    private var images: [AppImage: PixelImage?] = [:]
    /// What has to be undone for each group that is open: the matrix outside, and how much of the canvas is to be closed.
    private var open: [(matrix: Matrix, closes: Int, skips: Bool)] = []
    /// Whether a mask is open for which there is no room.
    private var isSkipping = false

    fileprivate init(canvas: PixelCanvas, matrix: Matrix) {
        (self.canvas, self.matrix) = (canvas, matrix)
    }

    fileprivate mutating func draw(_ list: DisplayList, _ bounds: GroupBounds) {
        for (index, item) in list.items.enumerated() {
            if isSkipping, !item.command.isGroup { continue }
            switch item.command {
            case .fill(let path, let paint, let isEvenOdd): fill(path, paint, isEvenOdd: isEvenOdd)
            case .stroke(let path, let paint, let style): stroke(path, paint, style)
            case .text(let run): fill(letters.outline(of: run), run.paint)
            case .symbol(let symbol): draw(symbol)
            case .image(let image): draw(image)
            case .placeholder(let name, let frame): drawPlaceholder(name, frame)
            case .begin(let group): begin(group, bounds.of(index), mixes: bounds.mixes(index))
            case .mask: mask()
            case .end: end()
            }
        }
    }

    private mutating func fill(_ path: Path, _ paint: Paint, isEvenOdd: Bool = false) {
        guard let shade = Shade(paint, matrix) else { return }
        canvas.fill(Outline(path, matrix), shade, isEvenOdd ? .evenOdd : .nonzero)
    }

    private mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard let shade = Shade(paint, matrix) else { return }
        canvas.fill(Outline(path, style, matrix), shade)
    }

    private mutating func draw(_ symbol: SymbolMark) {
        guard let drawn = DrawnSymbol(symbol) else { return drawPlaceholder(symbol.name, symbol.frame) }
        if !drawn.fill.isEmpty { fill(drawn.fill, symbol.paint, isEvenOdd: drawn.isCutOut) }
        if !drawn.lines.isEmpty { stroke(drawn.lines, symbol.paint, drawn.style) }
    }

    private mutating func draw(_ mark: ImageMark) {
        let image = images[mark.image] ?? PixelImage(mark.image.file)
        images[mark.image] = .some(image)
        let frame = mark.frame
        let place = Matrix(a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY).then(matrix)
        guard let image, let shade = ImageShade(image, in: place, isSmooth: mark.isSmooth) else { return }
        canvas.fill(Outline(Path(frame), matrix), .image(shade), .nonzero)
    }

    private mutating func drawPlaceholder(_ name: String, _ frame: CGRect) {
        let box = PlaceholderBox(frame)
        fill(box.path, box.fill)
        stroke(box.path, box.line, StrokeStyle(lineWidth: 1))
        guard let label = PlaceholderLabel(name, frame, PlaceholderLabel.gray) else { return }
        fill(letters.outline(of: label.run), label.run.paint)
    }

    // MARK: Groups

    /// Opens a group: the transform is outermost, then the opacity and how it is mixed, the clip, and the shadow, the blur and the
    /// change of colors of what is drawn.
    private mutating func begin(_ group: PictureGroup, _ bounds: PixelRect, mixes: Bool) {
        let outside = matrix
        matrix = Matrix(group.transform).then(matrix)
        var closes = 0
        let outer = PixelEffect(opacity: group.opacity, blending: Blending(group.blendMode))
        // As browsers have it, what is in a group with a clip is mixed with nothing outside of it.
        let isApart = mixes && (group.clip != nil || group.isIsolated)
        if group.opacity < 1 || group.blendMode != nil || isApart,
            canvas.openLayer(group.reach(around: bounds, matrix), outer)
        {
            closes += 1
        }
        if let clip = group.clip {
            canvas.openClip(Outline(clip.path, matrix), clip.isEvenOdd ? .evenOdd : .nonzero)
            closes += 1
        }
        // A radius of SwiftUI's is twice the deviation of the blur.
        let inner = PixelEffect(
            blur: group.blur / 2 * matrix.scale, shadow: group.shadow.map { PixelShadow($0, matrix) },
            matrix: group.colors.map { PixelMatrix($0.factors) })
        let needsLayer = inner.shadow != nil || inner.blur > 0 || inner.matrix != nil || group.isMasked
        var isMasked = false
        if needsLayer, canvas.openLayer(bounds, inner) {
            closes += 1
            isMasked = group.isMasked
        }
        open.append((outside, closes, skips: group.isMasked && !isMasked))
    }

    /// Begins the mask of the group that was opened last.
    private mutating func mask() {
        guard let last = open.indices.last else { return }
        if !open[last].skips, canvas.openMask() {
            open[last].closes += 1
        } else {
            isSkipping = true
            open[last].skips = true
        }
    }

    private mutating func end() {
        guard let group = open.popLast() else { return }
        for _ in 0..<group.closes { canvas.close() }
        if group.skips { isSkipping = false }
        matrix = group.matrix
    }
}

extension PixelImage {
    /// The image of a file; nil where that is damaged.
    fileprivate convenience init?(_ file: ImageFile) {
        guard let components = file.pixels() else { return nil }
        self.init(width: file.width, height: file.height, components: components)
    }
}

extension DisplayList.Command {
    /// Whether the command opens or closes something.
    fileprivate var isGroup: Bool {
        switch self {
        case .begin, .mask, .end: true
        default: false
        }
    }
}

extension Blending {
    init(_ mode: BlendMode?) {
        self =
            switch mode {
            case .multiply: .multiply
            case .screen: .screen
            case .overlay: .overlay
            case .darken: .darken
            case .lighten: .lighten
            case .colorDodge: .colorDodge
            case .colorBurn: .colorBurn
            case .softLight: .softLight
            case .hardLight: .hardLight
            case .difference: .difference
            case .exclusion: .exclusion
            case .hue: .hue
            case .saturation: .saturation
            case .color: .color
            case .luminosity: .luminosity
            case .plusLighter: .plusLighter
            case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, nil: .normal
            }
    }
}

extension PixelShadow {
    init(_ shadow: PictureGroup.Shadow, _ matrix: Matrix) {
        let offset = matrix.apply(Point(shadow.offset.width, shadow.offset.height))
        func pixels(_ value: Double) -> Int { Int(min(max(value.rounded(), -100_000), 100_000)) }
        self.init(
            color: Pixel(shadow.color), deviation: shadow.radius / 2 * matrix.scale,
            right: pixels(offset.x - matrix.tx),
            down: pixels(offset.y - matrix.ty))
    }
}
