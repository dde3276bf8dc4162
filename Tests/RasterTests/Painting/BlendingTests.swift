import Testing

@testable import Raster

struct BlendingTests {
    private func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ opacity: Double = 1) -> Pixel {
        Pixel(red: red, green: green, blue: blue, opacity: opacity)
    }

    private static let expected: [(Blending, [UInt8])] = [
        (.normal, [0, 128, 255]), (.multiply, [0, 100, 0]), (.screen, [255, 228, 255]), (.overlay, [255, 200, 0]),
        (.darken, [0, 128, 0]), (.lighten, [255, 200, 255]), (.colorDodge, [255, 255, 0]),
        (.colorBurn, [255, 145, 0]), (.hardLight, [0, 200, 255]), (.softLight, [255, 200, 0]),
        (.difference, [255, 72, 255]), (.exclusion, [255, 127, 255]), (.plusLighter, [255, 255, 255]),
    ]

    @Test(arguments: expected.indices)
    func `A color is mixed with the one below by the formula of its mode`(index: Int) {
        let (mode, wanted) = Self.expected[index]
        let mixed = mode.mix(color(0, 128, 255), over: color(255, 200, 0))
        #expect([mixed.red, mixed.green, mixed.blue] == wanted, "\(mode)")
        #expect(mixed.alpha == 255)
    }

    @Test func `Modes of hue and luminosity keep the brightness of one of the colors`() {
        func brightness(_ pixel: Pixel) -> Double {
            0.3 * Double(pixel.red) + 0.59 * Double(pixel.green) + 0.11 * Double(pixel.blue)
        }
        let (top, below) = (color(20, 90, 200), color(250, 180, 40))
        for mode in [Blending.hue, .saturation, .color] {
            #expect(abs(brightness(mode.mix(top, over: below)) - brightness(below)) < 2, "\(mode)")
        }
        #expect(abs(brightness(Blending.luminosity.mix(top, over: below)) - brightness(top)) < 2)
    }

    @Test(arguments: [Blending.multiply, .screen, .softLight, .hue, .plusLighter])
    func `Nothing below leaves a color as it is, and a clear color changes nothing`(mode: Blending) {
        let half = color(100, 50, 25, 0.5)
        #expect(mode.mix(half, over: .clear) == half)
        #expect(mode.mix(.clear, over: half) == half)
    }

    @Test func `No component of a mixed color is greater than its opacity`() {
        for mode in [Blending.colorDodge, .colorBurn, .overlay, .exclusion, .saturation, .luminosity, .plusLighter] {
            for alpha in [0.1, 0.5, 0.9] {
                let mixed = mode.mix(color(255, 0, 7, alpha), over: color(3, 255, 0, 1 - alpha))
                let most = max(mixed.red, mixed.green, mixed.blue)
                #expect(UInt32(most) <= mixed.alpha, "\(mode) \(alpha)")
            }
        }
    }

    @Test func `A layer is mixed with what is below it when it is closed`() {
        var canvas = PixelCanvas(width: 2, height: 1, color(255, 200, 0))
        let all = PixelRect(left: 0, top: 0, right: 2, bottom: 1)
        let isOpen = canvas.openLayer(all, PixelEffect(blending: .multiply))
        #expect(isOpen)
        canvas.fill(rectangle(0, 0, 1, 1), .color(color(0, 128, 255)))
        canvas.close()
        #expect(canvas[0, 0].rgb == [0, 100, 0])
        #expect(canvas[1, 0].rgb == [255, 200, 0])
    }

    @Test func `A mask leaves of a layer the part that it is opaque`() {
        var canvas = PixelCanvas(width: 3, height: 1, .white)
        let all = PixelRect(left: 0, top: 0, right: 3, bottom: 1)
        let isOpen = canvas.openLayer(all, PixelEffect())
        canvas.fill(rectangle(0, 0, 3, 1), .color(color(255, 0, 0)))
        let isMasked = canvas.openMask()
        #expect(isOpen && isMasked)
        canvas.fill(rectangle(0, 0, 1, 1), .color(color(0, 0, 0)))
        canvas.fill(rectangle(1, 0, 2, 1), .color(color(0, 255, 0, 0.5)))
        canvas.close()
        canvas.close()
        #expect(canvas[0, 0].rgb == [255, 0, 0])
        #expect(canvas[1, 0].rgb == [255, 127, 127])
        #expect(canvas[2, 0].rgb == [255, 255, 255])
    }
}
