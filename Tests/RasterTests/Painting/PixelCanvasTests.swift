import Testing

@testable import Raster

struct PixelCanvasTests {
    private let half = Pixel(red: 0, green: 0, blue: 0, opacity: 0.5)

    @Test func `A color is drawn over what is there`() {
        var canvas = PixelCanvas(width: 2, height: 1, .white)
        canvas.fill(rectangle(0, 0, 1, 1), .color(half))
        #expect(canvas[0, 0].rgb == [127, 127, 127])
        #expect(canvas[1, 0].rgb == [255, 255, 255])
    }

    @Test func `A clip cuts, and ends`() {
        var canvas = PixelCanvas(width: 4, height: 1, .white)
        canvas.openClip(rectangle(1, 0, 3, 1), .nonzero)
        canvas.openClip(rectangle(0, 0, 2.5, 1), .nonzero)
        canvas.fill(rectangle(0, 0, 4, 1), .color(.black))
        canvas.close()
        canvas.close()
        #expect((0..<4).map { canvas[$0, 0].red } == [255, 0, 127, 255])
        canvas.fill(rectangle(3, 0, 4, 1), .color(.black))
        #expect(canvas[3, 0].red == 0)
    }

    @Test func `What is drawn as one covers what is below once`() {
        var canvas = PixelCanvas(width: 1, height: 1, .white)
        let all = rectangle(0, 0, 1, 1)
        let isOpen = canvas.openLayer(all.pixels, PixelEffect(opacity: 0.5))
        #expect(isOpen)
        canvas.fill(all, .color(.black))
        canvas.fill(all, .color(.pureRed))
        canvas.close()
        #expect(canvas[0, 0].rgb == [255, 127, 127])
    }

    @Test func `A layer without pixels, and one out of sight, draw nothing`() {
        var canvas = PixelCanvas(width: 2, height: 2, .white)
        for bounds in [rectangle(5, 5, 9, 9).pixels, rectangle(0, 0, 0, 0).pixels] {
            let isOpen = canvas.openLayer(bounds, PixelEffect(opacity: 0.5))
            #expect(isOpen)
            canvas.fill(rectangle(0, 0, 9, 9), .color(.black))
            canvas.close()
        }
        #expect(canvas[1, 1] == .white)
    }

    @Test func `Layers that would take too much memory aren't opened`() {
        var canvas = PixelCanvas(width: 10_000, height: 10_000, .white)
        let all = rectangle(0, 0, 10_000, 10_000).pixels
        let first = canvas.openLayer(all, PixelEffect(opacity: 0.5))
        let second = canvas.openLayer(all, PixelEffect(opacity: 0.5))
        #expect(first && !second)
        canvas.close()
        let third = canvas.openLayer(all, PixelEffect(opacity: 0.5))
        #expect(third)
    }

    @Test func `A gradient goes from one color to the other`() throws {
        var canvas = PixelCanvas(width: 5, height: 1, .white)
        let stops = [
            PixelGradient.Stop(location: 0, red: 0, green: 0, blue: 0, opacity: 1),
            PixelGradient.Stop(location: 1, red: 250, green: 100, blue: 0, opacity: 1),
        ]
        let gradient = try #require(PixelGradient(stops, from: Point(0.5, 0), to: Point(4.5, 0), Matrix(scale: 1)))
        canvas.fill(rectangle(0, 0, 5, 1), .gradient(gradient))
        #expect((0..<5).map { canvas[$0, 0].red } == [0, 63, 125, 187, 250])
        #expect((0..<5).map { canvas[$0, 0].green } == [0, 25, 50, 75, 100])
    }

    @Test func `A gradient without a way is its last color`() throws {
        let stops = [
            PixelGradient.Stop(location: 0, red: 9, green: 9, blue: 9, opacity: 1),
            PixelGradient.Stop(location: 1, red: 250, green: 100, blue: 0, opacity: 1),
        ]
        for gradient in [
            PixelGradient(stops, from: Point(1, 1), to: Point(1, 1), Matrix(scale: 1)),
            PixelGradient(stops, center: Point(1, 1), radius: 0, Matrix(scale: 1)),
        ] {
            var canvas = PixelCanvas(width: 3, height: 3, .white)
            canvas.fill(rectangle(0, 0, 3, 3), .gradient(try #require(gradient)))
            #expect(canvas[2, 0].rgb == [250, 100, 0])
        }
    }

    @Test func `A shadow has the form of what throws it, moved, and loses nothing of it`() {
        var canvas = PixelCanvas(width: 60, height: 60, .white)
        let square = rectangle(20, 20, 30, 30)
        let shadow = PixelShadow(color: .black, deviation: 3, right: 10, down: 10)
        let isOpen = canvas.openLayer(square.pixels, PixelEffect(shadow: shadow))
        #expect(isOpen)
        canvas.fill(square, .color(.pureRed))
        canvas.close()
        #expect(canvas[25, 25].rgb == [255, 0, 0])
        let dark = (0..<60).map { row in (0..<60).map { 255 - Int(canvas[$0, row].green) } }
        // The square, which hides a quarter of the shadow, whose middle is the darkest place.
        #expect(dark[35][35] > dark[35][41] && dark[35][41] > dark[35][45])
        #expect(dark[35][45] == dark[45][35])
        #expect(dark[5][5] == 0)
    }

    @Test(arguments: [0.8, 1, 2.5, 8, 20])
    func `A blur spreads by its deviation`(deviation: Double) throws {
        let blur = try #require(Blur(deviation: deviation))
        let side = 301
        // The left half is 255: its edge becomes a slope.
        var plane = (0..<side * side).map { UInt8($0 % side < 150 ? 255 : 0) }
        blur.apply(to: &plane, side, side)
        let row = plane[150 * side..<151 * side].map { Double($0) }
        let steps = (80..<220).map { (place: Double($0) - 149.5, height: row[$0 - 1] - row[$0]) }
        let sum = steps.reduce(0) { $0 + $1.height }
        let variance = steps.reduce(0) { $0 + $1.height * $1.place * $1.place } / sum
        #expect(abs(sum - 255) <= 1)
        // Boxes of whole pixels are coarse where the blur is small.
        #expect(abs(variance.squareRoot() - deviation) < max(0.3, deviation * 0.1))
        #expect(row[150 + Blur.reach(deviation: deviation)] == 0)
    }

    @Test(arguments: [0, 0.1, -1, Double.nan, .infinity])
    func `What can't be spread isn't`(deviation: Double) {
        #expect(Blur.reach(deviation: deviation) == 0)
    }
}
