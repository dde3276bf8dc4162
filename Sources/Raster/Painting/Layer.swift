/// Pixels that something is drawn on.
struct Layer {
    let bounds: PixelRect
    var pixels: [UInt32]

    init(_ bounds: PixelRect, _ pixel: Pixel = .clear) {
        self.bounds = bounds
        pixels = [UInt32](repeating: pixel.bits, count: bounds.width * bounds.height)
    }

    /// Draws a shade on an outline, through a mask.
    mutating func fill(_ outline: Outline, _ rule: Filler.Rule, _ shade: Shade, _ mask: Mask) {
        let (bounds, width) = (bounds, bounds.width)
        pixels.withUnsafeMutableBufferPointer { pixels in
            Filler.fill(outline, rule, in: bounds.intersection(mask.bounds)) { row, start, length, coverage in
                let offset = (row - bounds.top) * width - bounds.left
                mask.split(row, start, length) { start, length, part in
                    let part = (coverage * part + 127) / 255
                    switch shade {
                    case .color(let color):
                        Self.fill(pixels, offset + start, length, color.multiplied(by: part))
                    case .gradient(let gradient):
                        gradient.forEach(row, start, length) { column, color in
                            Self.draw(color.multiplied(by: part), at: offset + column, pixels)
                        }
                    case .image(let image):
                        image.forEach(row, start, length) { column, color in
                            Self.draw(color.multiplied(by: part), at: offset + column, pixels)
                        }
                    }
                }
            }
        }
    }

    @inline(__always)
    private static func draw(_ color: Pixel, at place: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>) {
        pixels[place] = color.over(Pixel(bits: pixels[place])).bits
    }

    @inline(__always)
    private static func fill(_ pixels: UnsafeMutableBufferPointer<UInt32>, _ start: Int, _ length: Int, _ color: Pixel)
    {
        if color.alpha == 255 {
            for index in start..<start + length { pixels[index] = color.bits }
        } else {
            for index in start..<start + length { pixels[index] = color.over(Pixel(bits: pixels[index])).bits }
        }
    }

    /// Draws another layer, at an opacity of 255 parts, through a mask.
    mutating func draw(_ layer: Layer, opacity: UInt32, _ blending: Blending = .normal, _ mask: Mask) {
        let area = bounds.intersection(layer.bounds).intersection(mask.bounds)
        guard !area.isEmpty else { return }
        for row in area.top..<area.bottom {
            let to = (row - bounds.top) * bounds.width - bounds.left
            let from = (row - layer.bounds.top) * layer.bounds.width - layer.bounds.left
            mask.split(row, area.left, area.width) { start, length, part in
                let part = (opacity * part + 127) / 255
                for column in start..<start + length {
                    let color = layer.pixels[from + column]
                    guard color != 0 else { continue }
                    let (top, below) = (Pixel(bits: color).multiplied(by: part), Pixel(bits: pixels[to + column]))
                    pixels[to + column] = (blending == .normal ? top.over(below) : blending.mix(top, over: below)).bits
                }
            }
        }
    }

    // MARK: Blur

    /// Spreads what is drawn by a Gaussian curve, as `Blur` does; what gets out of the bounds is lost.
    mutating func blur(deviation: Double) {
        guard let blur = Blur(deviation: deviation) else { return }
        var planes = (0..<4).map { shift in pixels.map { UInt8(truncatingIfNeeded: $0 >> (8 * UInt32(shift))) } }
        for plane in planes.indices { blur.apply(to: &planes[plane], bounds.width, bounds.height) }
        for index in pixels.indices {
            let parts = (UInt32(planes[0][index]), UInt32(planes[1][index]), UInt32(planes[2][index]))
            let alpha = UInt32(planes[3][index])
            // Rounding may leave a component that is greater than the opacity, which would spill into its neighbor.
            pixels[index] =
                min(parts.0, alpha) | min(parts.1, alpha) << 8 | min(parts.2, alpha) << 16 | alpha << 24
        }
    }

    /// The shadow of what is drawn: its opacity, moved and blurred, in one color.
    func shadow(_ shadow: PixelShadow, within bounds: PixelRect) -> Layer {
        var result = Layer(bounds)
        let (width, height) = (bounds.width, bounds.height)
        var plane = [UInt8](repeating: 0, count: width * height)
        let area = bounds.intersection(self.bounds.moved(right: shadow.right, down: shadow.down))
        guard !area.isEmpty else { return result }
        for row in area.top..<area.bottom {
            let from = (row - shadow.down - self.bounds.top) * self.bounds.width - shadow.right - self.bounds.left
            let to = (row - bounds.top) * width - bounds.left
            for column in area.left..<area.right {
                plane[to + column] = UInt8(truncatingIfNeeded: pixels[from + column] >> 24)
            }
        }
        Blur(deviation: shadow.deviation)?.apply(to: &plane, width, height)
        for index in plane.indices where plane[index] > 0 {
            result.pixels[index] = shadow.color.multiplied(by: UInt32(plane[index])).bits
        }
        return result
    }
}

/// A shadow, in pixels.
package struct PixelShadow: Sendable {
    package let color: Pixel
    /// The standard deviation of the blur.
    package let deviation: Double
    package let right: Int
    package let down: Int

    package init(color: Pixel, deviation: Double, right: Int, down: Int) {
        (self.color, self.deviation, self.right, self.down) = (color, deviation, right, down)
    }

    /// How far the shadow reaches on each side of what throws it.
    package var reach: Int { Blur.reach(deviation: deviation) + max(abs(right), abs(down)) }
}

extension PixelRect {
    fileprivate func moved(right: Int, down: Int) -> PixelRect {
        PixelRect(left: left + right, top: top + down, right: self.right + right, bottom: bottom + down)
    }
}
