/// Factors by which each component of a color is made of all of them, as those of SVG's `feColorMatrix`.
package struct PixelMatrix: Sendable {
    /// A row for each of red, green, blue and the opacity: four factors, and what is added. The components are from 0 to 1, and not
    /// multiplied by the opacity.
    private let factors: [Double]

    /// - Precondition: There are twenty factors.
    package init(_ factors: [Double]) {
        precondition(factors.count == 20)
        self.factors = factors
    }

    func apply(to pixel: Pixel) -> Pixel {
        let parts = Components(pixel)
        let (color, alpha) = (parts.color, parts.alpha)
        func row(_ row: Int) -> Double {
            let first = 5 * row
            let sum =
                factors[first] * color.red + factors[first + 1] * color.green + factors[first + 2] * color.blue
                + factors[first + 3] * alpha + factors[first + 4]
            return sum > 0 ? min(sum, 1) : 0
        }
        let opacity = row(3)
        return Pixel(premultiplied: RGB(row(0) * opacity, row(1) * opacity, row(2) * opacity), alpha: opacity)
    }
}

extension Layer {
    /// Changes all colors.
    mutating func apply(_ matrix: PixelMatrix) {
        // Most of a layer has few colors, one after the other.
        var (last, changed) = (Pixel.clear, matrix.apply(to: .clear))
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices {
                if pixels[index] != last.bits {
                    last = Pixel(bits: pixels[index])
                    changed = matrix.apply(to: last)
                }
                pixels[index] = changed.bits
            }
        }
    }

    /// Leaves of each pixel the part that another layer is opaque there; nothing beyond the bounds of that.
    mutating func keep(where mask: Layer) {
        for row in bounds.top..<bounds.bottom {
            let to = (row - bounds.top) * bounds.width - bounds.left
            let isInside = row >= mask.bounds.top && row < mask.bounds.bottom
            let from = isInside ? (row - mask.bounds.top) * mask.bounds.width - mask.bounds.left : 0
            for column in bounds.left..<bounds.right where pixels[to + column] != 0 {
                let isSeen = isInside && column >= mask.bounds.left && column < mask.bounds.right
                let part = isSeen ? mask.pixels[from + column] >> 24 : 0
                pixels[to + column] = Pixel(bits: pixels[to + column]).multiplied(by: part).bits
            }
        }
    }
}
