import Testing

@testable import Raster

struct ColorMatrixTests {
    private let identity: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]

    @Test func `Factors of one change nothing, also where something shines through`() {
        let matrix = PixelMatrix(identity)
        for opacity in [0, 0.25, 0.5, 1] {
            let pixel = Pixel(red: 200, green: 100, blue: 50, opacity: opacity)
            #expect(matrix.apply(to: pixel) == pixel)
        }
    }

    @Test func `Components are taken before they are multiplied by the opacity`() {
        // Inverts.
        let matrix = PixelMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
        let half = matrix.apply(to: Pixel(red: 255, green: 0, blue: 0, opacity: 0.5))
        #expect(half == Pixel(red: 0, green: 255, blue: 255, opacity: 0.5))
        #expect(matrix.apply(to: .clear) == .clear)
    }

    @Test func `What gets out of range is cut off`() {
        var factors = identity
        (factors[0], factors[9], factors[18]) = (1000, -1000, 7)
        let pixel = PixelMatrix(factors).apply(to: Pixel(red: 10, green: 200, blue: 30, opacity: 0.5))
        #expect([pixel.red, pixel.green] == [255, 0])
        #expect(pixel.alpha == 255)
    }

    @Test func `An angular gradient goes around its center, clockwise from the right`() throws {
        let stops = [
            PixelGradient.Stop(location: 0, red: 0, green: 0, blue: 0, opacity: 1),
            PixelGradient.Stop(location: 1, red: 200, green: 0, blue: 0, opacity: 1),
        ]
        let gradient = try #require(
            PixelGradient(stops, center: Point(10.5, 10.5), start: 0, length: 1, Matrix(scale: 1)))
        var canvas = PixelCanvas(width: 21, height: 21, .white)
        canvas.fill(rectangle(0, 0, 21, 21), .gradient(gradient))
        #expect(canvas[10, 20].red == 50)
        #expect(canvas[0, 10].red == 100)
        #expect(canvas[10, 0].red == 150)
        #expect(canvas[20, 9].red > 190)
        #expect(canvas[20, 11].red < 10)
    }

    @Test func `Beyond its end an angular gradient is its last color for half of the way, then its first`() throws {
        let stops = [
            PixelGradient.Stop(location: 0, red: 0, green: 0, blue: 0, opacity: 1),
            PixelGradient.Stop(location: 1, red: 200, green: 0, blue: 0, opacity: 1),
        ]
        let gradient = try #require(
            PixelGradient(stops, center: Point(10.5, 10.5), start: 0, length: 0.25, Matrix(scale: 1)))
        var canvas = PixelCanvas(width: 21, height: 21, .white)
        canvas.fill(rectangle(0, 0, 21, 21), .gradient(gradient))
        #expect(canvas[0, 11].red == 200)
        #expect(canvas[11, 0].red == 0)
        #expect(PixelGradient(stops, center: Point(0, 0), start: .nan, length: 1, Matrix(scale: 1)) == nil)
        #expect(PixelGradient([], center: Point(0, 0), start: 0, length: 1, Matrix(scale: 1)) == nil)
    }
}
