import Foundation

/// A change of colors: each component is made of all of them, in sRGB, without being multiplied by the opacity.
package struct ColorChange: Equatable, Sendable {
    /// A row for each of red, green, blue and the opacity: four factors, and what is added; in ten-thousandths, as pictures of all
    /// machines are to be alike.
    package let factors: [Double]

    private init(_ rows: [[Double]]) {
        factors = rows.flatMap { $0 }.map { $0.isFinite ? (min(max($0, -1000), 1000) * 10_000).rounded() / 10_000 : 0 }
    }

    /// The same factor and addition for red, green and blue.
    private init(factor: Double, adding: Double) {
        self.init([
            [factor, 0, 0, 0, adding], [0, factor, 0, 0, adding], [0, 0, factor, 0, adding], [0, 0, 0, 1, 0],
        ])
    }

    /// The luminance of a color in parts of red, green and blue, as SVG's filters have it.
    private static let luminance = [0.2126, 0.7152, 0.0722]

    /// Colors that are stronger above 1 and weaker below; gray at 0.
    package static func saturation(_ amount: Double) -> ColorChange {
        ColorChange(
            (0..<3).map { row in
                (0..<3).map { luminance[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0, 0]
            } + [[0, 0, 0, 1, 0]])
    }

    /// As much added to each component.
    package static func brightness(_ amount: Double) -> ColorChange { ColorChange(factor: 1, adding: amount) }

    /// Components that are so much farther from the middle.
    package static func contrast(_ amount: Double) -> ColorChange {
        ColorChange(factor: amount, adding: 0.5 - amount / 2)
    }

    /// Colors that are inverted, by a part from 0 to 1.
    package static func inversion(_ part: Double = 1) -> ColorChange {
        ColorChange(factor: 1 - 2 * part, adding: part)
    }

    /// Components that are multiplied by those of a color.
    package static func product(_ color: PaintColor) -> ColorChange {
        func part(_ byte: UInt8) -> Double { Double(byte) / 255 }
        return ColorChange([
            [part(color.red), 0, 0, 0, 0], [0, part(color.green), 0, 0, 0], [0, 0, part(color.blue), 0, 0],
            [0, 0, 0, color.opacity, 0],
        ])
    }

    /// Hues that are turned by an angle, in radians, as SVG's `hueRotate` does.
    package static func hueRotation(_ angle: Double) -> ColorChange {
        let (c, s) = (cos(angle), sin(angle))
        return ColorChange([
            [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0],
            [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0],
            [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0],
            [0, 0, 0, 1, 0],
        ])
    }

    /// Black, as opaque as a color is bright (Apple's documentation of `luminanceToAlpha()`).
    package static let luminanceToAlpha = ColorChange([
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], luminance + [0, 0],
    ])

    /// The factors of a canvas.
    package static func matrix(_ m: ColorMatrix) -> ColorChange {
        ColorChange(
            [
                [m.r1, m.r2, m.r3, m.r4, m.r5], [m.g1, m.g2, m.g3, m.g4, m.g5], [m.b1, m.b2, m.b3, m.b4, m.b5],
                [m.a1, m.a2, m.a3, m.a4, m.a5],
            ].map { $0.map(Double.init) })
    }
}
