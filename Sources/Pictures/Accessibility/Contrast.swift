import Foundation
import Views

/// The contrast of a text to what is behind it.
package struct TextContrast: Equatable, Sendable {
    /// The path of the view that draws the text, as in Lua.
    package let path: String
    /// The ratio of WCAG 2, from 1 to 21.
    package let ratio: Double
    /// The color of the letters as it is seen, and that behind them, where the contrast is least.
    package let letters: PaintColor, ground: PaintColor
    /// The ratio that is needed.
    package let needed: Double
}

extension DisplayList {
    /// The contrast of each text that is drawn, in order, where it is known: not over pictures that aren't drawn, nor where
    /// something is blurred.
    ///
    /// A text is looked at in the middle of its letters' height, at several places of its length; the least contrast counts.
    ///
    /// - Complexity: O(*n* *t*) in the things that are drawn and the texts.
    package func textContrasts() -> [TextContrast] {
        let stage = ContrastStage(list: self)
        return items.indices.compactMap { index in
            guard case .text(let run) = items[index].command else { return nil }
            return stage.contrast(of: run, at: index)
        }
    }
}

/// Looks up which colors are drawn at a point before a text.
private struct ContrastStage {
    let list: DisplayList
    /// For each item, the rectangle of the screen in which it may draw; nil where it draws nothing that counts.
    private let areas: [CGRect?]
    /// For each item, from where it stands to the screen.
    private let transforms: [CGAffineTransform]

    /// The parts of a text's length at which it is looked at.
    private static let places = [0.1, 0.3, 0.5, 0.7, 0.9]

    init(list: DisplayList) {
        self.list = list
        var open = [CGAffineTransform.identity]
        var areas: [CGRect?] = []
        var transforms: [CGAffineTransform] = []
        for item in list.items {
            let transform = open[open.count - 1]
            transforms.append(transform)
            switch item.command {
            case .fill(let path, _, _): areas.append(path.boundingRect.applying(transform))
            case .image(let image): areas.append(image.frame.applying(transform))
            case .placeholder(_, let frame): areas.append(frame.applying(transform))
            case .begin(let group):
                open.append(group.transform.concatenating(transform))
                areas.append(.infinite)
            case .mask: areas.append(.infinite)
            case .end:
                open.removeLast()
                areas.append(.infinite)
            case .stroke, .text, .symbol: areas.append(nil)
            }
        }
        (self.areas, self.transforms) = (areas, transforms)
    }

    func contrast(of run: TextRun, at index: Int) -> TextContrast? {
        guard case .color(let paint) = run.paint else { return nil }
        let transform = transforms[index]
        let points = Self.places.map { place in
            CGPoint(x: run.origin.x + run.width * place, y: run.origin.y - 0.35 * run.size).applying(transform)
        }
        let (left, right) = (points.map(\.x).min()!, points.map(\.x).max()!)
        let (top, bottom) = (points.map(\.y).min()!, points.map(\.y).max()!)
        let around = CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -1, dy: -1)
        let below = list.items.indices[..<index].filter { areas[$0]?.intersects(around) == true }
        let screen = CGRect(origin: .zero, size: list.size)
        // As Apple's guidelines have it: large letters and bold ones need less.
        let isLarge = run.size * abs(transform.d) >= 18 || run.font.weight >= 0.4
        return points.filter(screen.contains).compactMap { point -> TextContrast? in
            guard let (letters, ground) = colors(at: point, of: paint, over: below) else { return nil }
            return TextContrast(
                path: list.items[index].path, ratio: ground.contrast(to: letters), letters: letters, ground: ground,
                needed: isLarge ? 3 : 4.5)
        }.min { $0.ratio < $1.ratio }
    }

    /// A group that is drawn as one, and what it has at a point so far.
    private struct Layer {
        var color = Blend.clear
        let group: PictureGroup
        let isCut: Bool
    }

    /// The color of letters at a point, and that behind them; nil where it isn't known, or the letters are cut off there.
    private func colors(
        at point: CGPoint, of paint: PaintColor, over items: [Int]
    ) -> (letters: PaintColor, ground: PaintColor)? {
        var layers = [Layer(group: PictureGroup(), isCut: false)]
        for index in items {
            let place = point.applying(transforms[index].inverted())
            switch list.items[index].command {
            case .begin(let group):
                let inside = place.applying(group.transform.inverted())
                let isCut = group.clip.map { !$0.path.contains(inside, eoFill: $0.isEvenOdd) } ?? false
                layers.append(Layer(group: group, isCut: isCut))
            case .end:
                let layer = layers.removeLast()
                if layer.group.changesColors, layer.color.opacity > 0 { return nil }
                if !layer.isCut { layers[layers.count - 1].color.draw(layer.color.faded(layer.group.opacity)) }
            case .mask:
                // How much is left of what is behind a mask isn't known; the mask itself isn't seen.
                let layer = layers.removeLast()
                if layer.color.opacity > 0 { return nil }
                layers.append(Layer(group: layer.group, isCut: true))
            case .fill(let path, let paint, let isEvenOdd):
                if path.contains(place, eoFill: isEvenOdd) {
                    layers[layers.count - 1].color.draw(Blend(paint.color(at: place)))
                }
            // What is in a file isn't looked at.
            case .image(let image): if image.frame.contains(place) { return nil }
            case .placeholder(_, let frame): if frame.contains(place) { return nil }
            case .stroke, .text, .symbol: break
            }
        }
        if layers.contains(where: { $0.isCut || $0.group.changesColors || $0.group.isMasked }) { return nil }
        func flat(_ top: Blend?) -> PaintColor {
            var layers = layers
            if let top { layers[layers.count - 1].color.draw(top) }
            var color = Blend.clear
            for layer in layers.reversed() {
                var below = layer.color
                below.draw(color)
                color = below.faded(layer.group.opacity)
            }
            return color.paint
        }
        return (flat(Blend(paint)), flat(nil))
    }
}

/// A color with its opacity while colors are drawn over each other, in sRGB.
private struct Blend {
    var red, green, blue, opacity: Double

    static let clear = Blend(red: 0, green: 0, blue: 0, opacity: 0)

    /// Draws a color above this one.
    mutating func draw(_ top: Blend) {
        let rest = opacity * (1 - top.opacity)
        let sum = top.opacity + rest
        guard sum > 0 else { return }
        func mixed(_ above: Double, _ below: Double) -> Double { (above * top.opacity + below * rest) / sum }
        self = Blend(
            red: mixed(top.red, red), green: mixed(top.green, green), blue: mixed(top.blue, blue), opacity: sum)
    }

    func faded(_ factor: Double) -> Blend {
        Blend(red: red, green: green, blue: blue, opacity: opacity * factor)
    }

    var paint: PaintColor { PaintColor(red: red, green: green, blue: blue, opacity: opacity) }
}

extension Blend {
    init(_ color: PaintColor) {
        self.init(
            red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
            opacity: color.opacity)
    }
}

extension Paint {
    /// The color at a point, in the coordinates of the paint.
    fileprivate func color(at point: CGPoint) -> PaintColor {
        switch self {
        case .color(let color): return color
        case .linear(let stops, let from, let to):
            let (x, y) = (to.x - from.x, to.y - from.y)
            let length = x * x + y * y
            guard length > 0 else { return stops[stops.count - 1].color }
            return Self.color(in: stops, at: ((point.x - from.x) * x + (point.y - from.y) * y) / length)
        case .radial(let stops, let center, let from, let to):
            let distance = hypot(point.x - center.x, point.y - center.y)
            return Self.color(in: stops, at: (distance - from) / (to - from))
        case .angular(let stops, let center, let from, let to, _):
            let turned = (atan2(point.y - center.y, point.x - center.x) - from).truncatingRemainder(dividingBy: 2 * .pi)
            return Self.color(in: stops, at: (turned < 0 ? turned + 2 * .pi : turned) / (to - from))
        }
    }

    private static func color(in stops: [Stop], at place: CGFloat) -> PaintColor {
        guard let next = stops.firstIndex(where: { $0.location >= place }) else { return stops[stops.count - 1].color }
        guard next > 0 else { return stops[0].color }
        let (before, after) = (stops[next - 1], stops[next])
        let part = Double((place - before.location) / (after.location - before.location))
        let (a, b) = (Blend(before.color), Blend(after.color))
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return Blend(
            red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
            opacity: mixed(a.opacity, b.opacity)
        ).paint
    }
}

extension PaintColor {
    /// The ratio of WCAG 2 between two opaque colors, from 1 to 21.
    package func contrast(to other: PaintColor) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The relative luminance of WCAG 2, from 0 to 1.
    private var luminance: Double {
        func linear(_ byte: UInt8) -> Double {
            let part = Double(byte) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The color as designers write it: `#8E8E93`.
    package var hexadecimal: String {
        "#"
            + [red, green, blue].map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}

extension PictureGroup {
    /// Whether the colors that are drawn in the group aren't those that are seen.
    fileprivate var changesColors: Bool { blur > 0 || colors != nil || blendMode != nil }
}
