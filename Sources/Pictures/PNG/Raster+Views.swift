import Foundation
import Raster
import Views

extension Outline {
    /// The outline of a path, in pixels.
    /// - Parameter matrix: From points to pixels.
    init(_ path: Path, _ matrix: Matrix) {
        // A tenth of a pixel can't be seen.
        self.init(tolerance: 0.1)
        func point(_ point: CGPoint) -> Point { matrix.apply(Point(point.x, point.y)) }
        path.forEach { element in
            switch element {
            case .move(let end): move(to: point(end))
            case .line(let end): line(to: point(end))
            case .quadCurve(let end, let control): curve(to: point(end), control: point(control))
            case .curve(let end, let first, let second):
                curve(to: point(end), control1: point(first), control2: point(second))
            case .closeSubpath: close()
            }
        }
    }

    /// The outline of a stroke along a path, in pixels. A pen that is wider in one direction than in another is so in points.
    init(_ path: Path, _ style: StrokeStyle, _ matrix: Matrix) {
        var line = Outline(tolerance: 0.1 / max(matrix.scale, 1e-9))
        func point(_ point: CGPoint) -> Point { Point(point.x, point.y) }
        path.forEach { element in
            switch element {
            case .move(let end): line.move(to: point(end))
            case .line(let end): line.line(to: point(end))
            case .quadCurve(let end, let control): line.curve(to: point(end), control: point(control))
            case .curve(let end, let first, let second):
                line.curve(to: point(end), control1: point(first), control2: point(second))
            case .closeSubpath: line.close()
            }
        }
        self = line.stroked(Stroke(style)).applying(matrix)
    }
}

extension Stroke {
    init(_ style: StrokeStyle) {
        let cap: Cap =
            switch style.lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: Join =
            switch style.lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        self.init(
            width: style.lineWidth, cap: cap, join: join, miterLimit: max(1, style.miterLimit),
            dashes: style.dash.map { Double($0) }, phase: style.dashPhase)
    }
}

extension Matrix {
    init(_ transform: CGAffineTransform) {
        self.init(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }
}

extension Pixel {
    init(_ color: PaintColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    }
}

extension Shade {
    /// A paint whose points are taken to pixels by a matrix; nil for a gradient that shows nothing.
    init?(_ paint: Paint, _ matrix: Matrix) {
        switch paint {
        case .color(let color): self = .color(Pixel(color))
        case .linear(let stops, let from, let to):
            guard
                let gradient = PixelGradient(
                    stops.map { PixelGradient.Stop($0) }, from: Point(from.x, from.y), to: Point(to.x, to.y), matrix)
            else { return nil }
            self = .gradient(gradient)
        case .radial(let stops, let center, _, let radius):
            guard
                let gradient = PixelGradient(
                    stops.moved(in: paint).map { PixelGradient.Stop($0) }, center: Point(center.x, center.y),
                    radius: radius, matrix)
            else { return nil }
            self = .gradient(gradient)
        case .angular(let stops, let center, let from, let to, _):
            guard
                let gradient = PixelGradient(
                    stops.map { PixelGradient.Stop($0) }, center: Point(center.x, center.y), start: from / (2 * .pi),
                    length: (to - from) / (2 * .pi), matrix)
            else { return nil }
            self = .gradient(gradient)
        }
    }
}

extension PixelGradient.Stop {
    fileprivate init(_ stop: Paint.Stop) {
        self.init(
            location: stop.location, red: stop.color.red, green: stop.color.green, blue: stop.color.blue,
            opacity: stop.color.opacity)
    }
}
