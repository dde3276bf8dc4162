import Foundation

/// The straight lines of two paths, cut where they meet, so that each lies on one side of all the others.
///
/// Curves are followed by straight lines, and points are rounded to a grid, so that what meets in one place meets in one
/// point. The grid's width is 2⁻²⁰ points, or more where coordinates are too large for that.
nonisolated struct EdgeMap {
    /// Which of the two paths a line belongs to.
    enum Owner { case first, second }

    /// A point of the grid.
    struct Vertex: Hashable {
        var x: Double
        var y: Double
    }

    /// The number of times that the paths run along a line from its start to its end, less those that they run back.
    struct Windings: Equatable {
        var first = 0
        var second = 0

        var reversed: Windings { Windings(first: -first, second: -second) }

        static func + (left: Windings, right: Windings) -> Windings {
            Windings(first: left.first + right.first, second: left.second + right.second)
        }
    }

    /// A line between two neighbouring vertices; `start` is before `end` from left to right, then from top to bottom.
    struct Edge {
        let start: Vertex
        let end: Vertex
        /// By how much the winding numbers of the paths differ across it.
        var windings = Windings()

        var isDown: Bool { start.y <= end.y }

        func y(at x: Double) -> Double { start.y + (x - start.x) / (end.x - start.x) * (end.y - start.y) }
    }

    /// The lines, each once.
    private(set) var edges: [Edge] = []
    /// The lines of the first path in its order, and whether it goes along each from `start` to `end`.
    private(set) var walk: [(edge: Int, isForward: Bool)] = []
    /// The width of the grid, in points.
    let step: Double

    /// `closes` says whether the stretches of the first path are areas, and so go back to where they start.
    init(_ first: Path, _ second: Path, closes: Bool = true) {
        let lines =
            EdgeMap.lines(of: first, closes: closes).map { ($0.0, $0.1, Owner.first) }
            + EdgeMap.lines(of: second, closes: true).map { ($0.0, $0.1, Owner.second) }
        let extent = lines.reduce(1.0) { max($0, abs($1.0.x), abs($1.0.y), abs($1.1.x), abs($1.1.y)) }
        // Of a Double's 52 bits, those that remain take up the errors of computing where lines meet.
        let step = max(pow(2, -20), pow(2, log2(extent).rounded(.up) - 40))
        self.step = step
        let snapped = lines.map { (EdgeMap.snap($0.0, step), EdgeMap.snap($0.1, step), $0.2) }.filter { $0.0 != $0.1 }

        var byEnds: [[Vertex]: Int] = [:]
        for (line, cuts) in zip(snapped, EdgeMap.cuts(of: snapped.map { ($0.0, $0.1) }, step: step)) {
            let (from, to, owner) = line
            let places = EdgeMap.sorted(cuts, from: from, to: to)
            for (a, b) in zip(places, places.dropFirst()) {
                let isForward = (a.x, a.y) < (b.x, b.y)
                let (start, end) = isForward ? (a, b) : (b, a)
                let index = byEnds[[start, end]] ?? edges.count
                if index == edges.count {
                    byEnds[[start, end]] = index
                    edges.append(Edge(start: start, end: end))
                }
                switch owner {
                case .first:
                    edges[index].windings.first += isForward ? 1 : -1
                    walk.append((index, isForward))
                case .second:
                    edges[index].windings.second += isForward ? 1 : -1
                }
            }
        }
    }

    /// The winding numbers of both paths beside a line, on the side of it to which the y axis points and on the other one.
    /// For an upright line these are the side from which the x axis comes and the one to which it points.
    func windings(beside index: Int) -> (beyond: Windings, before: Windings) {
        let edge = edges[index]
        let (x, y) = ((edge.start.x + edge.end.x) / 2, (edge.start.y + edge.end.y) / 2)
        var sum = Windings()
        // A ray counts what it crosses. It leaves the line as steeply as can be, so that nothing is crossed by rounding.
        if edge.end.x - edge.start.x >= abs(edge.end.y - edge.start.y) {
            for (other, candidate) in edges.enumerated()
            where other != index && candidate.start.x <= x && x < candidate.end.x && candidate.y(at: x) > y {
                sum = sum + candidate.windings
            }
            return (sum, sum + edge.windings)
        }
        for (other, candidate) in edges.enumerated() where other != index {
            let (low, high) = candidate.isDown ? (candidate.start, candidate.end) : (candidate.end, candidate.start)
            guard low.y <= y, y < high.y, low.x + (y - low.y) / (high.y - low.y) * (high.x - low.x) < x else {
                continue
            }
            sum = sum + (candidate.isDown ? candidate.windings : candidate.windings.reversed)
        }
        return edge.isDown ? (sum, sum + edge.windings) : (sum + edge.windings.reversed, sum)
    }
}

/// Cutting lines where they meet.
extension EdgeMap {
    fileprivate static func lines(of path: Path, closes: Bool) -> [(CGPoint, CGPoint)] {
        path.subpaths.flatMap { subpath -> [(CGPoint, CGPoint)] in
            var points = subpath.flattened.filter { $0.x.isFinite && $0.y.isFinite }
            if closes, let first = points.first, points.last != first { points.append(first) }
            return Array(zip(points, points.dropFirst()))
        }
    }

    fileprivate static func snap(_ point: CGPoint, _ step: Double) -> Vertex {
        snap(point.x.native, point.y.native, step)
    }

    private static func snap(_ x: Double, _ y: Double, _ step: Double) -> Vertex {
        // Adding zero makes a negative zero positive.
        Vertex(x: (x / step).rounded() * step + 0, y: (y / step).rounded() * step + 0)
    }

    /// The vertices on each line. Complexity: O(*n*²) in the lines that overlap from left to right.
    fileprivate static func cuts(of lines: [(Vertex, Vertex)], step: Double) -> [Set<Vertex>] {
        var cuts = lines.map { Set([$0.0, $0.1]) }
        let order = lines.indices.sorted { min(lines[$0].0.x, lines[$0].1.x) < min(lines[$1].0.x, lines[$1].1.x) }
        for (place, i) in order.enumerated() {
            let (a, b) = lines[i]
            let (right, top, bottom) = (max(a.x, b.x) + step, min(a.y, b.y) - step, max(a.y, b.y) + step)
            for j in order[(place + 1)...] {
                let (c, d) = lines[j]
                guard min(c.x, d.x) <= right else { break }
                guard max(c.y, d.y) >= top, min(c.y, d.y) <= bottom else { continue }
                var meetsAtEnd = false
                for end in [c, d] where isOn(end, a, b, step) {
                    cuts[i].insert(end)
                    meetsAtEnd = true
                }
                for end in [a, b] where isOn(end, c, d, step) {
                    cuts[j].insert(end)
                    meetsAtEnd = true
                }
                guard !meetsAtEnd, let meeting = crossing(a, b, c, d) else { continue }
                let vertex = snap(meeting.x, meeting.y, step)
                cuts[i].insert(vertex)
                cuts[j].insert(vertex)
            }
        }
        return cuts
    }

    /// Whether a vertex lies within a step of a line.
    private static func isOn(_ p: Vertex, _ a: Vertex, _ b: Vertex, _ step: Double) -> Bool {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let (px, py) = (p.x - a.x, p.y - a.y)
        let along = (px * dx + py * dy) / length
        return abs(px * dy - py * dx) / length <= step && along >= -step && along <= length + step
    }

    /// Returns the point at which two lines cross between their ends.
    private static func crossing(_ a: Vertex, _ b: Vertex, _ c: Vertex, _ d: Vertex) -> Vertex? {
        let (rx, ry, sx, sy) = (b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y)
        let cross = rx * sy - ry * sx
        guard cross != 0 else { return nil }
        let t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross
        let u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross
        guard t > 0, t < 1, u > 0, u < 1 else { return nil }
        return Vertex(x: a.x + t * rx, y: a.y + t * ry)
    }

    /// The vertices of a line in the order in which it reaches them.
    fileprivate static func sorted(_ cuts: Set<Vertex>, from: Vertex, to: Vertex) -> [Vertex] {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        return cuts.sorted { ($0.x - from.x) * dx + ($0.y - from.y) * dy < ($1.x - from.x) * dx + ($1.y - from.y) * dy }
    }
}
