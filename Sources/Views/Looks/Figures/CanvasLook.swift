import Foundation
import Layout

extension Facet {
    /// A canvas draws what its closure does, within its frame. Its symbols, which are views, aren't drawn.
    static var drawingCanvas: Facet {
        .look(behind: { place, brush in
            guard let canvas = try? place.node.properties(of: ViewType.Canvas.self), place.frame.width > 0,
                place.frame.height > 0,
                let operations = try? canvas.drawing.make(on: place.node, place.frame.size)
            else { return }
            place.draw(operations, on: brush)
        })
    }
}

extension LookPlace {
    /// Draws the operations of a canvas of which the corner is that of the frame.
    func draw(_ operations: [GraphicsContext.Operation], on brush: any Brush) {
        brush.group(PictureGroup(clip: PictureGroup.Clip(Path(frame)))) {
            let corner = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: frame.minX, ty: frame.minY)
            CanvasLook(place: self, corner: corner).draw(operations.prefix(CanvasLook.most), on: brush)
        }
    }
}

/// Draws the operations of a canvas.
@MainActor
private struct CanvasLook {
    let place: LookPlace
    /// From the points of the canvas to those of the screen.
    let corner: CGAffineTransform

    /// The most operations of a canvas: a picture that has more is full.
    static let most = 500_000

    func draw(_ operations: some Sequence<GraphicsContext.Operation>, on brush: any Brush) {
        for operation in operations { draw(operation, operation.clips, on: brush) }
    }

    /// Draws an operation within clips, the outermost first.
    private func draw(_ operation: GraphicsContext.Operation, _ clips: [GraphicsContext.Clip], on brush: any Brush) {
        guard let clip = clips.first else { return draw(effectsOf: operation, on: brush) }
        let inner = Array(clips.dropFirst())
        let isInverse = clip.options.contains(.inverse)
        switch clip.area {
        case .path(let path, let style):
            var outline = path.applying(corner)
            // What lies outside is inside of the frame with a hole.
            if isInverse { outline.addRect(place.frame.insetBy(dx: -1, dy: -1)) }
            let clip = PictureGroup.Clip(outline, isEvenOdd: isInverse || style.isEOFilled)
            brush.group(PictureGroup(clip: clip)) { draw(operation, inner, on: brush) }
        case .layer(let operations, let opacity):
            guard !isInverse else { return draw(operation, inner, on: brush) }
            brush.masked({ draw(operation, inner, on: brush) }) {
                brush.group(PictureGroup(opacity: min(max(opacity, 0), 1))) { draw(operations, on: brush) }
            }
        }
    }

    private func draw(effectsOf operation: GraphicsContext.Operation, on brush: any Brush) {
        var groups = operation.filters.compactMap { group($0) }
        let mode = BlendMode(operation.blendMode)
        if operation.opacity < 1 || mode != nil {
            groups.append(PictureGroup(opacity: operation.opacity >= 0 ? operation.opacity : 0, blendMode: mode))
        }
        func draw(_ groups: some BidirectionalCollection<PictureGroup>) {
            guard let outer = groups.last else { return self.draw(operation, on: brush) }
            brush.group(outer) { draw(groups.dropLast()) }
        }
        draw(groups)
    }

    /// The group that draws a filter; nil for one that isn't drawn.
    private func group(_ filter: GraphicsContext.Filter) -> PictureGroup? {
        switch filter {
        case .shadow(let color, let radius, let x, let y, _, _):
            PictureGroup(
                shadow: .init(
                    color: PaintColor(color, in: place.environment), radius: max(0, radius),
                    offset: CGSize(width: x, height: y)))
        case .blur(let radius, _): PictureGroup(blur: max(0, radius))
        case .colorMultiply(let color): PictureGroup(colors: .product(PaintColor(color, in: place.environment)))
        case .colorMatrix(let matrix): PictureGroup(colors: .matrix(matrix))
        case .hueRotation(let angle): PictureGroup(colors: .hueRotation(angle.radians))
        case .saturation(let amount): PictureGroup(colors: .saturation(amount))
        case .brightness(let amount): PictureGroup(colors: .brightness(amount))
        case .contrast(let amount): PictureGroup(colors: .contrast(amount))
        case .colorInvert(let part): PictureGroup(colors: .inversion(part))
        case .grayscale(let part): PictureGroup(colors: .saturation(1 - part))
        case .luminanceToAlpha: PictureGroup(colors: .luminanceToAlpha)
        case .projectionTransform, .alphaThreshold: nil
        }
    }

    private func draw(_ operation: GraphicsContext.Operation, on brush: any Brush) {
        let transform = operation.transform.concatenating(corner)
        // Points that are only moved need no group of their own.
        let isMoved = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        guard !isMoved else { return draw(operation, moved: transform, on: brush) }
        brush.group(PictureGroup(transform: transform)) { draw(operation, moved: .identity, on: brush) }
    }

    private func draw(_ operation: GraphicsContext.Operation, moved: CGAffineTransform, on brush: any Brush) {
        let shading = operation.shading
        switch operation.content {
        case .fill(let path, let shading, let style):
            let outline = path.applying(moved)
            brush.fill(outline, paint(shading, moved, outline.boundingRect), isEvenOdd: style.isEOFilled)
        case .stroke(let path, let shading, let style):
            let outline = path.applying(moved)
            brush.stroke(outline, paint(shading, moved, outline.boundingRect), style)
        case .text(let text, let point, let anchor):
            place.draw(
                text, at: point.applying(moved), anchor, shading.map { paint($0, moved, place.frame) }, on: brush)
        case .textIn(let text, let rect):
            place.draw(text, in: rect.applying(moved), shading.map { paint($0, moved, place.frame) }, on: brush)
        case .image(let image, let point, let anchor):
            let size = image.drawnSize(place.font, in: place.node.environment)
            let at = point.applying(moved)
            let box = CGRect(
                x: at.x - size.width * anchor.x, y: at.y - size.height * anchor.y, width: size.width,
                height: size.height)
            place.draw(image, in: box, on: brush)
        case .imageIn(let image, let rect, _): place.draw(image, in: rect.applying(moved), on: brush)
        case .symbol, .symbolIn: break
        }
    }

    /// The paint of a shading that fills a rectangle.
    private func paint(_ shading: GraphicsContext.Shading, _ moved: CGAffineTransform, _ rect: CGRect) -> Paint {
        switch shading {
        case .color(let color): return place.paint(color)
        case .style(let style): return place.paint(style, in: rect)
        case .foreground: return place.foreground
        case .palette(let shadings): return shadings.first.map { paint($0, moved, rect) } ?? place.foreground
        case .linearGradient(let gradient, let start, let end, _):
            return .linear(place.stops(gradient), from: start.applying(moved), to: end.applying(moved))
        case .radialGradient(let gradient, let center, let start, let end, _):
            return .radial(place.stops(gradient), center: center.applying(moved), from: start, to: end)
        case .conicGradient(let gradient, let center, let angle, _):
            return .angular(
                place.stops(gradient), center: center.applying(moved), from: CGFloat(angle.radians),
                to: CGFloat(angle.radians + 2 * .pi), in: rect)
        // What is behind isn't known here, no shader runs, and tiles aren't drawn.
        case .backdrop, .shader, .tiledImage: return .color(PaintColor(red: 0, green: 0, blue: 0, opacity: 0))
        }
    }
}

extension BlendMode {
    /// The mode of a canvas; nil for one that draws over what is there.
    fileprivate init?(_ mode: GraphicsContext.BlendMode) {
        let modes: [GraphicsContext.BlendMode: BlendMode] = [
            .multiply: .multiply, .screen: .screen, .overlay: .overlay, .darken: .darken, .lighten: .lighten,
            .colorDodge: .colorDodge, .colorBurn: .colorBurn, .softLight: .softLight, .hardLight: .hardLight,
            .difference: .difference, .exclusion: .exclusion, .hue: .hue, .saturation: .saturation, .color: .color,
            .luminosity: .luminosity, .plusLighter: .plusLighter,
        ]
        guard let known = modes[mode] else { return nil }
        self = known
    }
}
