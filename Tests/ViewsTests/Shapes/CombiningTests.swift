import SwiftUI
import Testing

@Suite("Two paths together")
struct CombiningTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let right = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    /// The area of a path of straight lines: holes go round the other way, and count against it.
    private func area(_ path: Path) -> Double {
        var (sum, start, last) = (0.0, CGPoint.zero, CGPoint.zero)
        func go(_ point: CGPoint) {
            sum += (last.x * point.y - last.y * point.x).native / 2
            last = point
        }
        path.forEach { element in
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let point): go(point)
            case .closeSubpath: go(start)
            case .quadCurve, .curve: Issue.record("a curve")
            }
        }
        return sum
    }

    private func length(_ path: Path) -> Double {
        var (sum, last) = (0.0, CGPoint.zero)
        path.forEach { element in
            switch element {
            case .line(let point):
                sum += (pow((point.x - last.x).native, 2) + pow((point.y - last.y).native, 2)).squareRoot()
                last = point
            case .move(let point): last = point
            default: Issue.record("no line")
            }
        }
        return sum
    }

    private func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-4) -> Bool { abs(a - b) < tolerance }

    @Test func `Areas add up where they overlap`() {
        #expect(isClose(area(left.intersection(right)), 25))
        #expect(isClose(area(left.union(right)), 175))
        #expect(isClose(area(left.subtracting(right)), 75))
        #expect(isClose(area(left.symmetricDifference(right)), 150))
        #expect(left.intersection(right).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(left.intersection(right).description.split(separator: " ").count { $0 == "l" } == 3)
    }

    @Test func `Sides that lie on each other vanish`() {
        let beside = Path(CGRect(x: 10, y: 0, width: 5, height: 10))
        let both = left.union(beside)
        #expect(isClose(area(both), 150))
        #expect(both.description.split(separator: " ").count { $0 == "l" } == 3)
        #expect(left.intersection(beside).isEmpty)
        #expect(left.subtracting(left).isEmpty)
        #expect(isClose(area(left.union(left)), 100))
        #expect(isClose(area(left.union(Path(CGRect(x: 10, y: 10, width: 2, height: 2)))), 104))
    }

    @Test func `A hole stays a hole by either rule`() {
        let frame = left.subtracting(Path(CGRect(x: 4, y: 4, width: 2, height: 2)))
        #expect(isClose(area(frame), 96))
        let middle = CGPoint(x: 5, y: 5)
        #expect(!frame.contains(middle) && !frame.contains(middle, eoFill: true))
        #expect(frame.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func `Circles meet in a lens`() {
        // Two circles of radius 10 whose middles are 10 apart.
        let first = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let second = first.offsetBy(dx: 10, dy: 0)
        let lens = 2 * 100 * (Double.pi / 3 - sqrt(3) / 4)
        #expect(isClose(area(first.intersection(second)), lens, 0.2))
        #expect(isClose(area(first.union(second)), 2 * 100 * .pi - lens, 0.4))
        #expect(isClose(area(first.symmetricDifference(second)), 2 * (100 * .pi - lens), 0.6))
    }

    @Test func `Overlaps of one path are resolved by the rule`() {
        let twice = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        }
        #expect(isClose(area(twice.normalized(eoFill: false)), 100))
        #expect(isClose(area(twice.normalized(eoFill: true)), 84))
        let star = Path { path in
            path.addLines((0..<5).map { CGPoint(x: cos(Double($0) * 4 * .pi / 5), y: sin(Double($0) * 4 * .pi / 5)) })
            path.closeSubpath()
        }
        // The pentagon in the middle counts by the one rule, and not by the other.
        let points = 5 * 0.5 * pow(sin(.pi / 10) / sin(7 * .pi / 10), 2) * sin(2 * .pi / 5)
        let whole = area(star.normalized(eoFill: false))
        #expect(isClose(whole - area(star.normalized(eoFill: true)), points))
        #expect(star.normalized(eoFill: false).contains(.zero) && !star.normalized(eoFill: true).contains(.zero))
    }

    @Test func `Rotated squares of any size agree`() {
        for size in [1e-2, 1, 1e5] {
            let square = Path(CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size))
            for step in 1..<12 {
                let turned = square.applying(CGAffineTransform(rotationAngle: Double(step) * 0.1))
                let (both, either) = (area(square.intersection(turned)), area(square.union(turned)))
                let relative = (both + either - 8 * size * size) / (size * size)
                #expect(abs(relative) < 1e-3, "size \(size), step \(step)")
                #expect(both < either)
            }
        }
    }

    @Test func `Lines are cut at an outline`() {
        let line = Path { path in
            path.move(to: CGPoint(x: -5, y: 5))
            path.addLine(to: CGPoint(x: 20, y: 5))
        }
        #expect(line.lineIntersection(left).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(left).description == "-5 5 m 0 5 l 10 5 m 20 5 l")
        let edge = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0)]) }
        #expect(isClose(length(edge.lineIntersection(left)), 10))
        #expect(isClose(length(left.lineIntersection(right)) + length(left.lineSubtraction(right)), 40))
    }

    @Test func `Nothing is made of nothing`() {
        #expect(Path().union(Path()).isEmpty)
        #expect(Path().lineIntersection(left).isEmpty)
        #expect(isClose(area(left.union(Path())), 100))
        let odd = Path { $0.addLines([CGPoint(x: Double.nan, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)]) }
        #expect(odd.union(odd).isEmpty)
    }

    @Test func `Shapes do the same in their rectangle`() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let half = Rectangle().size(width: 10, height: 10)
        #expect(isClose(area(Rectangle().subtracting(half).path(in: rect)), 100))
        #expect(isClose(area(Rectangle().intersection(half).path(in: rect)), 100))
        #expect(isClose(area(Rectangle().union(half).path(in: rect)), 200))
        #expect(isClose(area(Rectangle().symmetricDifference(half).path(in: rect)), 100))
        #expect(!Rectangle().lineIntersection(half).path(in: rect).isEmpty)
        #expect(!Rectangle().lineSubtraction(half).path(in: rect).isEmpty)
    }
}
