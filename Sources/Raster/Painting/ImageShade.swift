/// An image of pixels, and smaller ones of it for places where it is drawn small.
package final class PixelImage: Sendable {
    struct Level: Sendable {
        let width: Int
        let height: Int
        /// Multiplied by their opacity, in rows from the top.
        let pixels: [UInt32]
    }

    /// The image, and then always one with half the sides.
    let levels: [Level]

    /// Creates an image.
    /// - Parameter components: Red, green, blue and opacity of each pixel, from 0 to 255, by which the colors aren't multiplied, in rows from
    ///   the top.
    /// - Precondition: There are as many as the sides say, which are at least 1.
    /// - Complexity: O(*n*) in the pixels.
    package init(width: Int, height: Int, components: [UInt8]) {
        precondition(width > 0 && height > 0 && components.count == width * height * 4)
        let pixels = (0..<width * height).map { index -> UInt32 in
            let alpha = UInt32(components[4 * index + 3])
            let color =
                UInt32(components[4 * index]) | UInt32(components[4 * index + 1]) << 8 | UInt32(
                    components[4 * index + 2]) << 16
            return Pixel(bits: color | 0xFF00_0000).multiplied(by: alpha).bits
        }
        var levels = [Level(width: width, height: height, pixels: pixels)]
        while let last = levels.last, last.width > 1, last.height > 1 { levels.append(last.half) }
        self.levels = levels
    }
}

extension PixelImage.Level {
    /// The image with half the sides: each pixel is the mean of four.
    fileprivate var half: PixelImage.Level {
        let (halfWidth, halfHeight) = (width / 2, height / 2)
        var half = [UInt32](repeating: 0, count: halfWidth * halfHeight)
        for row in 0..<halfHeight {
            for column in 0..<halfWidth {
                let place = 2 * row * width + 2 * column
                let four = [pixels[place], pixels[place + 1], pixels[place + width], pixels[place + width + 1]]
                // Two components at a time, which have room for a sum of four.
                let low = four.reduce(0x2_0002) { $0 &+ ($1 & 0xFF_00FF) } >> 2 & 0xFF_00FF
                let high = four.reduce(0x2_0002) { $0 &+ ($1 >> 8 & 0xFF_00FF) } >> 2 & 0xFF_00FF
                half[row * halfWidth + column] = low | high << 8
            }
        }
        return PixelImage.Level(width: halfWidth, height: halfHeight, pixels: half)
    }
}

/// An image that fills an area.
package struct ImageShade: Sendable {
    private let level: PixelImage.Level
    private let fromPixels: Matrix
    private let isSmooth: Bool

    /// An image in a place; nil where the place has no area.
    /// - Parameters:
    ///   - place: From the image, whose sides are 1 long, to pixels.
    ///   - isSmooth: Whether colors between the middles of pixels are mixed.
    package init?(_ image: PixelImage, in place: Matrix, isSmooth: Bool = true) {
        guard let inverse = place.inverse else { return nil }
        let whole = image.levels[0]
        func map(_ level: PixelImage.Level) -> Matrix {
            inverse.then(
                Matrix(a: Double(level.width), b: 0, c: 0, d: Double(level.height), tx: 0, ty: 0))
        }
        var step = map(whole).scale
        var number = 0
        while isSmooth, step >= 2, number + 1 < image.levels.count { (step, number) = (step / 2, number + 1) }
        level = image.levels[number]
        fromPixels = map(level)
        self.isSmooth = isSmooth
    }

    /// Calls a closure with the color of each of a number of pixels in a row.
    @inline(__always)
    func forEach(_ row: Int, _ start: Int, _ length: Int, _ body: (Int, Pixel) -> Void) {
        var point = fromPixels.apply(Point(Double(start) + 0.5, Double(row) + 0.5))
        let step = Point(fromPixels.a, fromPixels.b)
        level.pixels.withUnsafeBufferPointer { pixels in
            for index in start..<start + length {
                body(index, isSmooth ? mixed(pixels, point) : nearest(pixels, point))
                point = point + step
            }
        }
    }

    private func nearest(_ pixels: UnsafeBufferPointer<UInt32>, _ point: Point) -> Pixel {
        let column = Self.inside(point.x, level.width)
        return Pixel(bits: pixels[Self.inside(point.y, level.height) * level.width + column])
    }

    /// The mean of the four pixels around a point, by how near their middles are.
    private func mixed(_ pixels: UnsafeBufferPointer<UInt32>, _ point: Point) -> Pixel {
        let (x, y) = ((point.x - 0.5).rounded(.down), (point.y - 0.5).rounded(.down))
        let (right, below) = (UInt32((point.x - 0.5 - x) * 255 + 0.5), UInt32((point.y - 0.5 - y) * 255 + 0.5))
        let (left, next) = (Self.inside(x, level.width), Self.inside(x + 1, level.width))
        let (top, bottom) = (Self.inside(y, level.height) * level.width, Self.inside(y + 1, level.height) * level.width)
        func mix(_ row: Int) -> UInt32 {
            Self.mix(pixels[row + left], pixels[row + next], right)
        }
        return Pixel(bits: Self.mix(mix(top), mix(bottom), below))
    }

    /// A color of which a number of 255 parts is another.
    @inline(__always)
    private static func mix(_ color: UInt32, _ other: UInt32, _ parts: UInt32) -> UInt32 {
        if parts == 0 || color == other { return color }
        // Each is rounded, so that a sum can be too great by one.
        func sum(_ one: UInt32, _ two: UInt32) -> UInt32 { min(one &+ two, 255) }
        let (one, two) = (
            Pixel(bits: color).multiplied(by: 255 &- parts).bits, Pixel(bits: other).multiplied(by: parts).bits
        )
        return sum(one & 0xFF, two & 0xFF) | sum(one >> 8 & 0xFF, two >> 8 & 0xFF) << 8
            | sum(one >> 16 & 0xFF, two >> 16 & 0xFF) << 16 | sum(one >> 24, two >> 24) << 24
    }

    /// The number of the row or column of a place; beyond the edge, that at the edge.
    @inline(__always)
    private static func inside(_ place: Double, _ count: Int) -> Int {
        place > 0 ? place < Double(count) ? Int(place) : count - 1 : 0
    }
}
