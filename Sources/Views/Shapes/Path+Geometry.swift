import Foundation

/// One piece of a path between two points: a line or a curve.
nonisolated struct Segment {
    /// The ends and the control points between them: two for a line, three and four for curves.
    let points: [CGPoint]

    var start: CGPoint { points[0] }
    var end: CGPoint { points[points.count - 1] }

    /// The point at a part of the way, from 0 to 1, that is even in the curve's parameter.
    func point(at t: CGFloat) -> CGPoint { Segment.split(points, at: t).left.last! }

    /// The piece between two parts of the way.
    func part(from: CGFloat, to: CGFloat) -> Segment {
        let right = Segment.split(points, at: from).right
        guard from < 1 else { return Segment(points: right) }
        return Segment(points: Segment.split(right, at: (to - from) / (1 - from)).left)
    }

    /// Cuts a curve in two: the points of both, found by going the part of the way between neighbours again and again.
    private static func split(_ points: [CGPoint], at t: CGFloat) -> (left: [CGPoint], right: [CGPoint]) {
        var (left, right, row) = ([points[0]], [points[points.count - 1]], points)
        while row.count > 1 {
            row = zip(row, row.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
            left.append(row[0])
            right.append(row[row.count - 1])
        }
        return (left, right.reversed())
    }

    /// The points that straight lines follow the piece closely through, the start left out.
    var flattened: [CGPoint] {
        guard points.count > 2 else { return [end] }
        return (1...Segment.steps).map { point(at: CGFloat($0) / CGFloat(Segment.steps)) }
    }

    /// The number of lines that stand for a curve.
    static let steps = 32

    /// The step of the path that goes along it.
    var element: Path.Element {
        switch points.count {
        case 2: .line(to: end)
        case 3: .quadCurve(to: end, control: points[1])
        default: .curve(to: end, control1: points[1], control2: points[2])
        }
    }

    /// The places strictly within where a coordinate of the curve turns back.
    fileprivate func turns(_ coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let p = points.map { $0[keyPath: coordinate].native }
        var roots: [Double] = []
        switch p.count {
        case 3:
            let denominator = p[0] - 2 * p[1] + p[2]
            if denominator != 0 { roots = [(p[0] - p[1]) / denominator] }
        case 4:
            let (a, b, c) = (-p[0] + 3 * p[1] - 3 * p[2] + p[3], 2 * (p[0] - 2 * p[1] + p[2]), p[1] - p[0])
            if abs(a) < 1e-12 {
                if b != 0 { roots = [-c / b] }
            } else {
                let root = b * b - 4 * a * c
                if root >= 0 { roots = [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)] }
            }
        default: break
        }
        return roots.filter { $0 > 0 && $0 < 1 }.map { CGFloat($0) }
    }

    /// The points between which the whole piece lies.
    fileprivate var extremes: [CGPoint] { [start, end] + (turns(\.x) + turns(\.y)).map(point(at:)) }

    static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// The direction from one point to another, of length 1.
    static func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let length = distance(from, to)
        return length == 0 ? .zero : CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }
}

/// A continuous part of a path.
nonisolated struct Subpath {
    var start: CGPoint
    var segments: [Segment] = []
    var isClosed = false

    /// The points that straight lines follow it closely through, none twice in a row.
    var flattened: [CGPoint] {
        var points = [start]
        for point in segments.flatMap(\.flattened) where point != points.last { points.append(point) }
        return points
    }
}

extension Path {
    /// The stretches of the path, each up to where it jumps or is closed.
    var subpaths: [Subpath] {
        var subpaths: [Subpath] = []
        // After a stretch is closed the next one may start where it did; that place alone is no stretch.
        var current: (subpath: Subpath, isImplied: Bool)?
        func last() -> CGPoint { current?.subpath.segments.last?.end ?? current?.subpath.start ?? .zero }
        func go(_ points: CGPoint...) {
            let segment = Segment(points: [last()] + points)
            current?.subpath.segments.append(segment)
        }
        func finish() {
            guard let (subpath, isImplied) = current, !isImplied || !subpath.segments.isEmpty else { return }
            subpaths.append(subpath)
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                current = (Subpath(start: point), false)
            case .line(let point): go(point)
            case .quadCurve(let point, let control): go(control, point)
            case .curve(let point, let first, let second): go(first, second, point)
            case .closeSubpath:
                guard let start = current?.subpath.start else { continue }
                if last() != start { go(start) }
                current?.subpath.isClosed = true
                finish()
                current = (Subpath(start: start), true)
            }
        }
        finish()
        return subpaths
    }

    /// The smallest rectangle around the path; null when it has no steps.
    public nonisolated var boundingRect: CGRect {
        let points = subpaths.flatMap { [$0.start] + $0.segments.flatMap(\.extremes) }
        guard let first = points.first else { return .null }
        let bounds = points.reduce((first, first)) { bounds, point in
            (
                CGPoint(x: min(bounds.0.x, point.x), y: min(bounds.0.y, point.y)),
                CGPoint(x: max(bounds.1.x, point.x), y: max(bounds.1.y, point.y))
            )
        }
        return CGRect(
            x: bounds.0.x, y: bounds.0.y, width: bounds.1.x - bounds.0.x, height: bounds.1.y - bounds.0.y)
    }

    /// Whether a point lies inside, where `eoFill` says that a place that the path goes around an even number of times is
    /// outside. Open stretches count as closed. Curves are followed by straight lines.
    public nonisolated func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for subpath in subpaths {
            let points = subpath.flattened
            for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) where (a.y <= point.y) != (b.y <= point.y)
            {
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                guard x > point.x else { continue }
                winding += a.y < b.y ? 1 : -1
                crossings += 1
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// The stretch of the path between two parts of its length, each from 0 to 1.
    public nonisolated func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (max(0, min(1, from)), max(0, min(1, to)))
        guard from > 0 || to < 1 else { return self }
        guard from < to else { return Path() }
        let measured = subpaths.map { subpath in (subpath, subpath.segments.map { LengthTable($0) }) }
        let total = measured.flatMap(\.1).reduce(0) { $0 + $1.length }
        var (done, path) = (CGFloat(0), Path())
        for (_, tables) in measured {
            var isDrawing = false
            for table in tables where table.length > 0 {
                let (first, last) = ((from * total - done) / table.length, (to * total - done) / table.length)
                done += table.length
                guard first < 1, last > 0 else { continue }
                let piece = table.segment.part(
                    from: table.parameter(at: max(0, first)), to: table.parameter(at: min(1, last)))
                if !isDrawing { path.move(to: piece.start) }
                isDrawing = true
                path.append(piece.element)
            }
        }
        return path
    }
}

/// The lengths of a piece up to each of its points.
private nonisolated struct LengthTable {
    let segment: Segment
    private let lengths: [CGFloat]

    var length: CGFloat { lengths[lengths.count - 1] }

    init(_ segment: Segment) {
        self.segment = segment
        var lengths: [CGFloat] = [0]
        var last = segment.start
        for point in segment.flattened {
            lengths.append(lengths[lengths.count - 1] + Segment.distance(last, point))
            last = point
        }
        self.lengths = lengths
    }

    /// The curve's parameter at a part of its length.
    func parameter(at part: CGFloat) -> CGFloat {
        let wanted = part * length
        guard let after = lengths.firstIndex(where: { $0 >= wanted }), after > 0 else { return part <= 0 ? 0 : 1 }
        let step = lengths[after] - lengths[after - 1]
        let within = step == 0 ? 0 : (wanted - lengths[after - 1]) / step
        return (CGFloat(after - 1) + within) / CGFloat(lengths.count - 1)
    }
}
