import Testing

@testable import Raster

struct FillerTests {
    @Test func `A rectangle covers the parts of pixels that it lies on`() {
        #expect(
            coverage(rectangle(0.5, 1, 2.25, 1.5), width: 4, height: 3) == [
                [0, 0, 0, 0], [25, 50, 13, 0], [0, 0, 0, 0],
            ])
    }

    @Test func `A slope covers what lies below it`() {
        #expect(
            coverage(polygon((0, 0), (4, 2), (0, 2)), width: 4, height: 2) == [[75, 25, 0, 0], [100, 100, 75, 25]])
    }

    @Test func `Both directions cover alike`() {
        #expect(
            coverage(polygon((0, 0), (4, 2), (0, 2)), width: 4, height: 2)
                == coverage(polygon((0, 2), (4, 2), (0, 0)), width: 4, height: 2))
    }

    @Test func `What lies to the left of a picture covers what is in it`() {
        #expect(
            coverage(polygon((-10, 0), (2, 0), (2, 2), (-10, 2)), width: 3, height: 2) == [
                [100, 100, 0], [100, 100, 0],
            ])
        #expect(coverage(polygon((-2, 0), (2, 2), (-2, 2)), width: 2, height: 2) == [[0, 0], [75, 25]])
    }

    @Test func `What lies to the right, above and below covers nothing more`() {
        #expect(coverage(rectangle(1, -5, 9, 9), width: 2, height: 2) == [[0, 100], [0, 100]])
        #expect(coverage(rectangle(5, 5, 9, 9), width: 2, height: 2) == [[0, 0], [0, 0]])
    }

    @Test func `A hole is one by the even-odd rule, and by the other where it winds the other way`() {
        var same = rectangle(0, 0, 3, 3)
        same.add(closed: [Point(1, 1), Point(2, 1), Point(2, 2), Point(1, 2)])
        var opposite = rectangle(0, 0, 3, 3)
        opposite.add(closed: [Point(1, 1), Point(1, 2), Point(2, 2), Point(2, 1)])
        let (full, ring) = ([100, 100, 100], [100, 0, 100])
        #expect(coverage(same, width: 3, height: 3) == [full, full, full])
        #expect(coverage(same, .evenOdd, width: 3, height: 3) == [full, ring, full])
        #expect(coverage(opposite, width: 3, height: 3) == [full, ring, full])
    }

    @Test func `A circle has its area`() {
        #expect(abs(area(circle(50, 50, 40), side: 100) - .pi * 1600) < 2)
    }

    @Test func `Points that are far away, and numbers that aren't, do no harm`() {
        #expect(area(rectangle(-1e12, -1e12, 1e12, 1e12), side: 4) == 16)
        #expect(area(polygon((0, 0), (.nan, 1), (2, 2)), side: 4) >= 0)
        #expect(area(polygon((0, 0), (.infinity, 1), (2, 2)), side: 4) >= 0)
    }
}
