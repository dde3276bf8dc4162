/// A color in 32 bits: red in the lowest byte, then green, blue and the opacity, by which the others are multiplied.
package struct Pixel: Equatable, Sendable {
    var bits: UInt32

    @inline(__always)
    init(bits: UInt32) { self.bits = bits }

    /// Creates a color from components of 0 to 255, not multiplied, and an opacity from 0 to 1.
    package init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double) {
        let alpha = UInt32((opacity > 0 ? min(opacity, 1) : 0) * 255 + 0.5)
        func part(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
        bits = part(red) | part(green) << 8 | part(blue) << 16 | alpha << 24
    }

    static let clear = Pixel(bits: 0)
    package static let white = Pixel(bits: 0xFFFF_FFFF)

    package var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
    package var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
    package var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
    package var alpha: UInt32 {
        @inline(__always) get { bits >> 24 }
    }

    /// A number of 255 parts of the color. Two components are multiplied at a time.
    @inline(__always)
    func multiplied(by part: UInt32) -> Pixel {
        if part == 255 { return self }
        return Pixel(bits: Self.product(bits & 0xFF_00FF, part) | Self.product(bits >> 8 & 0xFF_00FF, part) << 8)
    }

    @inline(__always)
    private static func product(_ pair: UInt32, _ part: UInt32) -> UInt32 {
        // (x + x / 256 + 128) / 256 is x / 255, rounded, for all products of two bytes.
        let product = pair &* part &+ 0x80_0080
        return (product &+ (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    }

    /// The color over another.
    @inline(__always)
    func over(_ below: Pixel) -> Pixel {
        alpha == 255 ? self : Pixel(bits: bits &+ below.multiplied(by: 255 &- alpha).bits)
    }
}
