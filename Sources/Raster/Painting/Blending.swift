/// The way in which a color is mixed with the one below, as the W3C's "Compositing and Blending" has it.
package enum Blending: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference
    case exclusion, hue, saturation, color, luminosity, plusLighter

    /// A color above another, mixed with it.
    func mix(_ top: Pixel, over below: Pixel) -> Pixel {
        if self == .normal { return top.over(below) }
        if self == .plusLighter { return top.added(to: below) }
        guard top.alpha > 0, below.alpha > 0 else { return top.over(below) }
        let (source, backdrop) = (Components(top), Components(below))
        let mixed = blend(backdrop.color, source.color)
        let both = source.alpha * backdrop.alpha
        let alpha = source.alpha + backdrop.alpha - both
        func part(_ s: Double, _ b: Double, _ m: Double) -> Double {
            s * source.alpha * (1 - backdrop.alpha) + b * backdrop.alpha * (1 - source.alpha) + m * both
        }
        let (s, b) = (source.color, backdrop.color)
        return Pixel(
            premultiplied: RGB(
                part(s.red, b.red, mixed.red), part(s.green, b.green, mixed.green), part(s.blue, b.blue, mixed.blue)),
            alpha: alpha)
    }

    private func blend(_ below: RGB, _ top: RGB) -> RGB {
        switch self {
        case .hue: top.with(saturation: below.saturation).with(luminosity: below.luminosity)
        case .saturation: below.with(saturation: top.saturation).with(luminosity: below.luminosity)
        case .color: top.with(luminosity: below.luminosity)
        case .luminosity: below.with(luminosity: top.luminosity)
        default:
            RGB(
                blend(below.red, top.red), blend(below.green, top.green), blend(below.blue, top.blue))
        }
    }

    /// One component of a color over another.
    private func blend(_ below: Double, _ top: Double) -> Double {
        switch self {
        case .multiply: return below * top
        case .screen: return below + top - below * top
        case .overlay: return Blending.hardLight.blend(top, below)
        case .darken: return min(below, top)
        case .lighten: return max(below, top)
        case .colorDodge: return below == 0 ? 0 : top >= 1 ? 1 : min(1, below / (1 - top))
        case .colorBurn: return below >= 1 ? 1 : top <= 0 ? 0 : 1 - min(1, (1 - below) / top)
        case .hardLight:
            return top <= 0.5 ? below * 2 * top : Blending.screen.blend(below, 2 * top - 1)
        case .softLight:
            if top <= 0.5 { return below - (1 - 2 * top) * below * (1 - below) }
            let root = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
            return below + (2 * top - 1) * (root - below)
        case .difference: return abs(below - top)
        case .exclusion: return below + top - 2 * below * top
        default: return top
        }
    }
}

/// Three components from 0 to 1.
struct RGB {
    var red, green, blue: Double

    init(_ red: Double, _ green: Double, _ blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

    var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
    var saturation: Double { max(red, green, blue) - min(red, green, blue) }

    /// The color with another luminosity, cut to what a color can be.
    func with(luminosity: Double) -> RGB {
        let more = luminosity - self.luminosity
        let moved = RGB(red + more, green + more, blue + more)
        let (least, most) = (min(moved.red, moved.green, moved.blue), max(moved.red, moved.green, moved.blue))
        let middle = moved.luminosity
        func cut(_ part: Double) -> Double {
            var part = part
            if least < 0 { part = middle + (part - middle) * middle / (middle - least) }
            if most > 1 { part = middle + (part - middle) * (1 - middle) / (most - middle) }
            return part
        }
        return RGB(cut(moved.red), cut(moved.green), cut(moved.blue))
    }

    /// The color with another saturation.
    func with(saturation: Double) -> RGB {
        let (least, most) = (min(red, green, blue), max(red, green, blue))
        guard most > least else { return RGB(0, 0, 0) }
        func moved(_ part: Double) -> Double { (part - least) * saturation / (most - least) }
        return RGB(moved(red), moved(green), moved(blue))
    }
}

/// A color that isn't multiplied by its opacity, in parts from 0 to 1.
struct Components {
    var color: RGB
    var alpha: Double

    init(_ pixel: Pixel) {
        let alpha = Double(pixel.alpha)
        func part(_ byte: UInt8) -> Double { alpha > 0 ? min(Double(byte) / alpha, 1) : 0 }
        color = RGB(part(pixel.red), part(pixel.green), part(pixel.blue))
        self.alpha = alpha / 255
    }
}

extension Pixel {
    /// Creates a color from components that are multiplied by its opacity, all from 0 to 1.
    init(premultiplied color: RGB, alpha: Double) {
        let alpha = UInt32((alpha > 0 ? min(alpha, 1) : 0) * 255 + 0.5)
        func byte(_ part: Double) -> UInt32 { min(UInt32((part > 0 ? min(part, 1) : 0) * 255 + 0.5), alpha) }
        self.init(bits: byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16 | alpha << 24)
    }

    /// The sum with another color.
    func added(to other: Pixel) -> Pixel {
        var sum: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            sum |= min((bits >> shift & 255) + (other.bits >> shift & 255), 255) << shift
        }
        return Pixel(bits: sum)
    }
}
