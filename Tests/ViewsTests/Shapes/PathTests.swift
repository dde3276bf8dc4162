import SwiftUI
import Testing

@Suite("A path")
struct PathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool { abs(a - b) < tolerance }

    @Test("keeps its steps, and starts where a step has nowhere to start from")
    func keepsSteps() {
        var path = Path()
        #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect == .null)
        path.addLine(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 0, y: 0.5))
        path.addCurve(to: .zero, control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 1))
        path.closeSubpath()
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        #expect(path.description == "1 2 m 3 4 l 0 0.5 5 6 q 7 8 9 1 0 0 c h")
        #expect(Path(path.description) == path)
        var kinds = 0
        path.forEach { if case .move = $0 { kinds += 1 } }
        #expect(kinds == 1)
    }

    @Test("comes from a description only when it is one", arguments: ["1 m", "1 2 x", "l", "1 2 m 3", "1 2 3 m"])
    func refusesDescription(text: String) {
        #expect(Path(text) == nil)
    }

    @Test("has the bounds of its curves, not of their control points")
    func bounds() {
        #expect(Path(ellipseIn: square).boundingRect == square)
        var arch = Path { $0.move(to: .zero) }
        arch.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(arch.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
        let arc = Path {
            $0.addArc(
                center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        #expect(
            isClose(arc.boundingRect.maxX, 2) && isClose(arc.boundingRect.minX, 0) && isClose(arc.boundingRect.maxY, 2))
        let other = Path {
            $0.addArc(center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        }
        #expect(isClose(other.boundingRect.minX, -2) && isClose(other.boundingRect.minY, -2))
    }

    @Test("tells what is inside, even where it goes round twice")
    func contains() {
        let path = Path { path in
            path.addRect(square)
            path.addRect(square.insetBy(dx: 3, dy: 3))
        }
        let center = CGPoint(x: 5, y: 5)
        #expect(path.contains(center))
        #expect(!path.contains(center, eoFill: true))
        #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        #expect(!Path(ellipseIn: square).contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(Path(ellipseIn: square).contains(CGPoint(x: 2, y: 2)))
    }

    @Test("can be cut by its length")
    func trims() {
        let path = Path(square)
        let half = path.trimmedPath(from: 0.125, to: 0.5)
        #expect(half.description == "5 0 m 10 0 l 10 10 l")
        #expect(path.trimmedPath(from: 0, to: 1) == path)
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        let quarter = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.25)
        #expect(isClose(quarter.currentPoint!.x, 5) && isClose(quarter.currentPoint!.y, 10))
    }

    @Test("is transformed step by step")
    func transforms() {
        let path = Path(square).applying(CGAffineTransform(scaleX: 2, y: 1).translatedBy(x: 1, y: 0))
        #expect(path.boundingRect == CGRect(x: 2, y: 0, width: 20, height: 10))
        #expect(path.offsetBy(dx: -2, dy: 3).boundingRect.origin == CGPoint(x: 0, y: 3))
    }

    @Test("rounds a corner between two lines")
    func roundsCorners() {
        var path = Path { $0.move(to: .zero) }
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 2)
        #expect(isClose(path.currentPoint!.x, 10) && isClose(path.currentPoint!.y, 2))
        #expect(path.description.hasPrefix("0 0 m 8 0 l"))
        #expect(isClose(path.boundingRect.maxX, 10) && isClose(path.boundingRect.minY, 0))
    }

    @Test("can be drawn along with a pen")
    func strokes() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
        }
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect == CGRect(x: 0, y: -1, width: 10, height: 2))
        let square = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
        #expect(square.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 2))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)

        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 1))
        #expect(dashed.contains(CGPoint(x: 1, y: 0)))
        #expect(!dashed.contains(CGPoint(x: 3, y: 0)))
        #expect(dashed.contains(CGPoint(x: 5, y: 0)))

        let frame = Path(self.square).strokedPath(StrokeStyle(lineWidth: 2))
        #expect(frame.boundingRect == self.square.insetBy(dx: -1, dy: -1))
        #expect(frame.contains(CGPoint(x: -0.9, y: -0.9)) && !frame.contains(CGPoint(x: 5, y: 5)))
        let beveled = Path(self.square).strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel))
        #expect(!beveled.contains(CGPoint(x: -0.9, y: -0.9)) && beveled.contains(CGPoint(x: -0.4, y: -0.4)))
        let rounded = Path(self.square).strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round))
        #expect(!rounded.contains(CGPoint(x: -0.8, y: -0.8)) && rounded.contains(CGPoint(x: -0.6, y: -0.6)))
    }
}
