import Testing

@testable import Raster

/// Drawings of random numbers, among which are those that no screen has. Each has a seed, so that one that fails can be repeated.
struct RandomDrawingTests {
    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `No drawing does harm, and each is a picture`(seed: UInt64) throws {
        var random = RandomDrawing(seed: seed)
        let canvas = random.canvas()
        let png = canvas.png()
        let data = try #require(chunks(of: png).first { $0.name == "IDAT" }).data
        #expect(try Inflater.zlib(data).count == (3 * canvas.width + 1) * canvas.height)
        var again = RandomDrawing(seed: seed)
        #expect(again.canvas().png() == png)
    }
}

private struct RandomDrawing {
    private var random: SeededNumbers

    init(seed: UInt64) { random = SeededNumbers(state: seed &* 0x9E37_79B9_7F4A_7C15) }

    private mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    private mutating func number() -> Double {
        let special = [0, 1, -1, 0.5, 1e-300, 1e6, -1e6, 1e12, -1e12, .nan, .infinity, -.infinity, 30, 29.999999999]
        return index(5) == 0 ? special[index(special.count)] : Double.random(in: -10...50, using: &random)
    }

    private mutating func point() -> Point { Point(number(), number()) }

    private mutating func matrix() -> Matrix {
        Matrix(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    private mutating func outline() -> Outline {
        var outline = Outline(tolerance: 0.1)
        for _ in 0..<index(6) {
            switch index(5) {
            case 0: outline.move(to: point())
            case 1: outline.line(to: point())
            case 2: outline.curve(to: point(), control: point())
            case 3: outline.curve(to: point(), control1: point(), control2: point())
            default: outline.close()
            }
        }
        if index(3) == 0 { outline = outline.stroked(stroke()) }
        return index(4) == 0 ? outline.applying(matrix()) : outline
    }

    private mutating func stroke() -> Stroke {
        let (caps, joins): ([Stroke.Cap], [Stroke.Join]) = ([.butt, .round, .square], [.miter, .round, .bevel])
        let dashes = (0..<index(3)).map { _ in number() }
        return Stroke(
            width: number(), cap: caps[index(3)], join: joins[index(3)], miterLimit: number(), dashes: dashes,
            phase: number())
    }

    private mutating func shade() -> Shade {
        let stops = (0..<index(4)).map { _ in
            PixelGradient.Stop(location: number(), red: 1, green: 200, blue: 0, opacity: number())
        }
        let gradient =
            switch index(3) {
            case 0: PixelGradient(stops, from: point(), to: point(), matrix())
            case 1: PixelGradient(stops, center: point(), radius: number(), matrix())
            default: PixelGradient?.none
            }
        return gradient.map { .gradient($0) } ?? .color(Pixel(red: 255, green: 5, blue: 90, opacity: number()))
    }

    mutating func canvas() -> PixelCanvas {
        var canvas = PixelCanvas(width: 1 + index(40), height: 1 + index(40), .white)
        var open = 0
        for _ in 0..<index(16) {
            switch index(6) {
            case 0:
                canvas.openClip(outline(), index(2) == 0 ? .nonzero : .evenOdd)
                open += 1
            case 1:
                let shadow = PixelShadow(color: .white, deviation: number() / 10, right: index(90) - 45, down: 3)
                let isOpen = canvas.openLayer(
                    outline().pixels,
                    PixelEffect(
                        opacity: number(), blur: number() / 10, shadow: index(2) == 0 ? shadow : nil,
                        blending: [.normal, .multiply, .softLight, .luminosity][index(4)]))
                open += isOpen ? 1 : 0
            case 2 where open > 0:
                canvas.close()
                open -= 1
            default: canvas.fill(outline(), shade(), index(2) == 0 ? .nonzero : .evenOdd)
            }
        }
        for _ in 0..<open { canvas.close() }
        return canvas
    }
}

/// The same numbers on every machine.
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
