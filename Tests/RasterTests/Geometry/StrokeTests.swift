import Testing

@testable import Raster

struct StrokeTests {
    private func line(_ points: (Double, Double)...) -> Outline {
        var outline = Outline(tolerance: 0.01)
        outline.add(open: points.map { Point($0.0, $0.1) })
        return outline
    }

    @Test(arguments: [(Stroke.Cap.butt, 80.0), (.square, 96), (.round, 80 + .pi * 4)])
    func `A line has its ends`(cap: Stroke.Cap, expected: Double) {
        let outline = line((10, 20), (30, 20)).stroked(Stroke(width: 4, cap: cap))
        #expect(abs(area(outline, side: 40) - expected) < 0.5)
    }

    /// Two lines of 20 by 4 whose ends lie on each other in a square of 2, and what is added at the outer corner.
    @Test(arguments: [(Stroke.Join.miter, 160.0), (.bevel, 158), (.round, 156 + .pi)])
    func `A corner has its shape`(join: Stroke.Join, expected: Double) {
        let outline = line((10, 30), (30, 30), (30, 10)).stroked(Stroke(width: 4, join: join))
        #expect(abs(area(outline, side: 40) - expected) < 0.5)
    }

    @Test func `A corner that is too sharp for its limit is cut off`() {
        let sharp = line((5, 20), (30, 20), (5, 26))
        let (cut, tip) = (Stroke(width: 4, miterLimit: 2), Stroke(width: 4, miterLimit: 20))
        #expect(sharp.stroked(cut).pixels.right <= 33)
        #expect(sharp.stroked(tip).pixels.right > 40)
    }

    @Test func `A circle's stroke is a ring, which has no seam`() {
        #expect(abs(area(circle(50, 50, 40).stroked(Stroke(width: 4)), side: 100) - 2 * .pi * 40 * 4) < 3)
    }

    @Test func `A stroke that is thicker than its circle is a disk`() {
        #expect(abs(area(circle(50, 50, 5).stroked(Stroke(width: 30)), side: 100) - .pi * 400) < 8)
    }

    @Test func `A line that turns back on itself covers no less`() {
        let outline = line((10, 20), (30, 20), (10, 20)).stroked(Stroke(width: 4, join: .bevel))
        #expect(abs(area(outline, side: 40) - 80) < 1)
    }

    @Test func `A line that goes nowhere is a dot, if its ends have a shape`() {
        #expect(area(line((20, 20), (20, 20)).stroked(Stroke(width: 4)), side: 40) == 0)
        let dot = line((20, 20)).stroked(Stroke(width: 4, cap: .round))
        #expect(abs(area(dot, side: 40) - .pi * 4) < 0.5)
    }

    @Test func `Dashes and gaps take turns, from the phase on`() {
        func dashes(_ lengths: [Double], _ phase: Double = 0) -> [Int] {
            let stroke = Stroke(width: 1, dashes: lengths, phase: phase)
            return coverage(line((0, 0.5), (12, 0.5)).stroked(stroke), width: 12, height: 1)[0]
        }
        #expect(dashes([3, 2]) == [100, 100, 100, 0, 0, 100, 100, 100, 0, 0, 100, 100])
        #expect(dashes([3, 2], 1) == [100, 100, 0, 0, 100, 100, 100, 0, 0, 100, 100, 100])
        #expect(dashes([3, 2], -1) == [0, 100, 100, 100, 0, 0, 100, 100, 100, 0, 0, 100])
        #expect(dashes([4]) == [100, 100, 100, 100, 0, 0, 0, 0, 100, 100, 100, 100])
    }

    @Test(arguments: [[0.0, 0], [-1, 2], [.nan], [1e-9, 1e-9]])
    func `Dashes that can't be seen are a line without`(dashes: [Double]) {
        let outline = line((0, 5), (10, 5))
        #expect(outline.stroked(Stroke(width: 2, dashes: dashes)) == outline.stroked(Stroke(width: 2)))
    }
}
