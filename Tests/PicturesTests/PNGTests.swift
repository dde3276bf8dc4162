import Foundation
import Raster
import Testing

@testable import Pictures
@testable import Views

@MainActor
struct PNGTests {
    private func canvas(_ commands: [DisplayList.Command], scale: Double = 1) throws -> PixelCanvas {
        try list(commands).canvas(scale: scale)
    }

    private func list(_ commands: [DisplayList.Command], width: CGFloat = 40, height: CGFloat = 20) -> DisplayList {
        DisplayList(
            size: CGSize(width: width, height: height), scale: 2,
            items: commands.map { DisplayList.Item(path: "", command: $0) })
    }

    private func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Paint {
        .color(PaintColor(red: red, green: green, blue: blue, opacity: opacity))
    }

    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: side, height: side))
    }

    private func rgb(_ canvas: PixelCanvas, _ x: Int, _ y: Int) -> [UInt8] {
        [canvas[x, y].red, canvas[x, y].green, canvas[x, y].blue]
    }

    @Test func `A point has as many pixels as the device has, or as are asked for`() throws {
        let empty = list([])
        #expect(try empty.canvas().width == 80)
        #expect(try empty.canvas(scale: 3).height == 60)
        #expect(try empty.canvas(scale: 1.5).width == 60)
        #expect(Array(try empty.png().prefix(4)) == [137, 80, 78, 71])
    }

    @Test func `What is drawn later covers what is there`() throws {
        let canvas = try canvas([
            .fill(square(0, 0, 10), color(1, 0, 0), isEvenOdd: false),
            .fill(square(5, 0, 10), color(0, 0, 1, 0.5), isEvenOdd: false),
        ])
        #expect(rgb(canvas, 2, 2) == [255, 0, 0])
        #expect(rgb(canvas, 7, 2) == [127, 0, 128])
        #expect(rgb(canvas, 12, 2) == [127, 127, 255])
        #expect(rgb(canvas, 20, 2) == [255, 255, 255])
    }

    @Test func `Groups move, cut and fade what is in them, and end`() throws {
        let group = PictureGroup(
            opacity: 0.5, clip: PictureGroup.Clip(square(0, 0, 5)),
            transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
        let canvas = try canvas([
            .begin(group), .fill(square(0, 0, 20), .black, isEvenOdd: false),
            .fill(square(0, 0, 20), color(1, 0, 0), isEvenOdd: false), .end,
            .fill(square(30, 0, 5), .black, isEvenOdd: false),
        ])
        #expect(rgb(canvas, 9, 5) == [255, 255, 255])
        #expect(rgb(canvas, 11, 5) == [255, 127, 127])
        #expect(rgb(canvas, 19, 9) == [255, 127, 127])
        #expect(rgb(canvas, 21, 5) == [255, 255, 255])
        #expect(rgb(canvas, 31, 2) == [0, 0, 0])
    }

    @Test func `A shadow stays where it falls, though what throws it is out of sight`() throws {
        let shadow = PictureGroup.Shadow(
            color: PaintColor(red: 0, green: 0, blue: 0), radius: 0, offset: CGSize(width: 30, height: 0))
        let canvas = try canvas([
            .begin(PictureGroup(shadow: shadow)), .fill(square(-20, 0, 15), color(1, 0, 0), isEvenOdd: false), .end,
        ])
        #expect(rgb(canvas, 9, 5) == [255, 255, 255])
        #expect(rgb(canvas, 12, 5) == [0, 0, 0])
        #expect(rgb(canvas, 26, 5) == [255, 255, 255])
    }

    @Test func `A letter stands on its baseline, as high as it is`() throws {
        let font = MeasuredFont(size: 15)
        let run = TextRun(
            text: "H", origin: CGPoint(x: 4, y: 16), advances: [font.advance(of: "H")], font: font, size: 15,
            isItalic: false, design: .standard, paint: .black)
        let canvas = try canvas([.text(run)], scale: 4)
        let dark = (0..<80).filter { row in (0..<160).contains { canvas[$0, row].red < 128 } }
        #expect(dark.last == 63)
        // Capitals of San Francisco are 0.705 em high.
        let height = Double(dark.count) / 4
        #expect(abs(height - 15 * 0.705) < 0.3)
    }

    @Test func `Pixels that would take too much memory are refused`() {
        let long = list([], width: 20_000, height: 20_000)
        let expected = """
            a PNG has at most 100 million pixels; the screen has 20000 by 20000 points, 1600 million pixels at scale 2: \
            SVG has no such limit
            """
        #expect(throws: PictureError.tooManyPixels(CGSize(width: 20_000, height: 20_000), scale: 2)) { try long.png() }
        #expect("\(PictureError.tooManyPixels(CGSize(width: 20_000, height: 20_000), scale: 2))" == expected)
    }

    @Test func `Commands that no screen draws do no harm`() throws {
        let huge = CGAffineTransform(a: 1e6, b: 0, c: 0, d: 1e6, tx: -1e9, ty: 1e9)
        let flat = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        for transform in [huge, flat] {
            let group = PictureGroup(opacity: 0.5, transform: transform, blur: 1000)
            _ = try canvas([
                .end, .begin(group), .begin(group), .fill(square(0, 0, 10), .black, isEvenOdd: false),
                .fill(Path(), .linear([], from: .zero, to: .zero), isEvenOdd: true),
                .stroke(square(0, 0, 1e6), .black, StrokeStyle(lineWidth: 1e6, dash: [1e-6])), .end,
            ])
        }
    }
}
