import Testing

@testable import Raster

struct ImageShadeTests {
    /// Red and green over blue and a clear pixel.
    private static let four = PixelImage(
        width: 2, height: 2, components: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 0])

    /// Draws an image over white, in all of a square canvas unless a place is given.
    private func drawn(_ image: PixelImage, side: Int, isSmooth: Bool, _ place: Matrix? = nil) throws -> PixelCanvas {
        var canvas = PixelCanvas(width: side, height: side, .white)
        let shade = try #require(ImageShade(image, in: place ?? Matrix(scale: Double(side)), isSmooth: isSmooth))
        canvas.fill(rectangle(0, 0, Double(side), Double(side)), .image(shade))
        return canvas
    }

    @Test func `Each pixel of an image that isn't smooth is a square`() throws {
        let canvas = try drawn(Self.four, side: 4, isSmooth: false)
        #expect(canvas[0, 0].rgb == [255, 0, 0] && canvas[1, 1].rgb == [255, 0, 0])
        #expect(canvas[2, 0].rgb == [0, 255, 0] && canvas[3, 1].rgb == [0, 255, 0])
        #expect(canvas[1, 2].rgb == [0, 0, 255])
        #expect(canvas[3, 3].rgb == [255, 255, 255])
    }

    @Test func `Colors between the middles of pixels are mixed, and the edge goes on`() throws {
        let canvas = try drawn(Self.four, side: 8, isSmooth: true)
        #expect(canvas[0, 0].rgb == [255, 0, 0])
        let middle = canvas[3, 1].rgb
        #expect(middle[0] > middle[1] && middle[1] > 80 && middle[2] == 0)
        // What is clear has no color to mix.
        let corner = canvas[5, 5]
        #expect(corner.red > 150 && corner.green > 150 && corner.blue > 150)
    }

    @Test func `An image in its own size is as it is`() throws {
        let canvas = try drawn(Self.four, side: 2, isSmooth: true)
        #expect(
            canvas[0, 0].rgb == [255, 0, 0] && canvas[1, 0].rgb == [0, 255, 0] && canvas[0, 1].rgb == [0, 0, 255])
    }

    @Test func `A small one has the mean of the colors`() throws {
        // A board of black and white squares of a pixel.
        let components = (0..<64 * 64).flatMap { index -> [UInt8] in
            let value: UInt8 = (index % 64 + index / 64).isMultiple(of: 2) ? 0 : 255
            return [value, value, value, 255]
        }
        let canvas = try drawn(PixelImage(width: 64, height: 64, components: components), side: 8, isSmooth: true)
        for row in 0..<8 {
            for column in 0..<8 { #expect(abs(Int(canvas[column, row].red) - 128) <= 1) }
        }
    }

    @Test func `An image is turned with its place`() throws {
        // A quarter of a turn, clockwise.
        let turned = Matrix(a: 0, b: 4, c: -4, d: 0, tx: 4, ty: 0)
        let canvas = try drawn(Self.four, side: 4, isSmooth: false, turned)
        #expect(
            canvas[3, 0].rgb == [255, 0, 0] && canvas[3, 3].rgb == [0, 255, 0] && canvas[0, 0].rgb == [0, 0, 255])
        #expect(ImageShade(Self.four, in: Matrix(a: 0, b: 0, c: 0, d: 4, tx: 0, ty: 0)) == nil)
    }

    @Test(arguments: [(1, 1), (1, 7), (5, 3)])
    func `Sides of all lengths can be drawn large and small`(width: Int, height: Int) throws {
        let image = PixelImage(
            width: width, height: height, components: [UInt8](repeating: 200, count: width * height * 4))
        for side in [1, 2, 40] {
            let canvas = try drawn(image, side: side, isSmooth: true)
            #expect(canvas[0, 0] == canvas[side - 1, side - 1])
        }
    }
}
