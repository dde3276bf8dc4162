import Foundation

/// Areas and lines that two paths make together.
///
/// Curves are followed by straight lines, 32 for each, which for a quarter of a circle stay within 0.04 % of its radius.
/// Points are rounded to about a millionth of a point. What results has areas that don't overlap, whose outer sides go
/// round one way and whose holes the other, so that they are the same with `eoFill` and without. Open stretches count as
/// closed where their path is an area. Complexity: O(*n*²) in the straight lines of both.
extension Path {
    /// The path as an area that doesn't overlap itself. `eoFill` says that a place that the path goes around an even number
    /// of times is outside.
    public nonisolated func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), eoFill) { first, _ in first }
    }

    /// The area inside both paths.
    public nonisolated func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && $1 }
    }

    /// The area inside either path.
    public nonisolated func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 || $1 }
    }

    /// The area inside this path and outside the other.
    public nonisolated func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && !$1 }
    }

    /// The area inside one of the paths and outside the other.
    public nonisolated func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 != $1 }
    }

    /// The stretches of this line that lie inside the other path or on its outline.
    public nonisolated func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        lines(within: other, eoFill, true)
    }

    /// The stretches of this line that lie outside the other path.
    public nonisolated func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        lines(within: other, eoFill, false)
    }

    private nonisolated func lines(within other: Path, _ eoFill: Bool, _ isWanted: Bool) -> Path {
        let map = EdgeMap(self, other, closes: false)
        var known: [Int: Bool] = [:]
        var path = Path()
        for (index, isForward) in map.walk {
            let isWithin =
                known[index]
                ?? {
                    let (beyond, before) = map.windings(beside: index)
                    return beyond.second.isInside(eoFill) || before.second.isInside(eoFill)
                }()
            known[index] = isWithin
            guard isWithin == isWanted else { continue }
            let edge = map.edges[index]
            let (from, to) = isForward ? (edge.start, edge.end) : (edge.end, edge.start)
            if path.currentPoint != from.point { path.move(to: from.point) }
            path.addLine(to: to.point)
        }
        return Path(path.straightened(within: map.step))
    }

    private nonisolated func combined(
        with other: Path, _ eoFill: Bool, _ join: (_ first: Bool, _ second: Bool) -> Bool
    ) -> Path {
        let map = EdgeMap(self, other)
        func isInside(_ windings: EdgeMap.Windings) -> Bool {
            join(windings.first.isInside(eoFill), windings.second.isInside(eoFill))
        }
        var outline = Outline()
        for index in map.edges.indices {
            let (beyond, before) = map.windings(beside: index)
            let edge = map.edges[index]
            switch (isInside(beyond), isInside(before)) {
            case (true, false): outline.add(from: edge.start, to: edge.end)
            case (false, true): outline.add(from: edge.end, to: edge.start)
            default: break
            }
        }
        return Path(outline.path.straightened(within: map.step))
    }

    /// The steps of a path of straight lines without the points that lie on a line between their neighbours.
    private nonisolated func straightened(within tolerance: Double) -> [Element] {
        subpaths.flatMap { subpath -> [Element] in
            let kept = Polyline.straightened(subpath.flattened, isClosed: subpath.isClosed, within: tolerance)
            guard let first = kept.first else { return [] }
            return [.move(to: first)] + kept.dropFirst().map { .line(to: $0) }
                + (subpath.isClosed ? [.closeSubpath] : [])
        }
    }
}

extension Int {
    /// Whether a place with this winding number is inside.
    fileprivate nonisolated func isInside(_ eoFill: Bool) -> Bool { eoFill ? self % 2 != 0 : self != 0 }
}

extension EdgeMap.Vertex {
    fileprivate nonisolated var point: CGPoint { CGPoint(x: x, y: y) }
}

/// Lines with an area on their right hand, where y points down.
private nonisolated struct Outline {
    private var lines: [(from: EdgeMap.Vertex, to: EdgeMap.Vertex)] = []
    private var leaving: [EdgeMap.Vertex: [Int]] = [:]

    mutating func add(from: EdgeMap.Vertex, to: EdgeMap.Vertex) {
        leaving[from, default: []].append(lines.count)
        lines.append((from, to))
    }

    /// The lines joined to closed stretches. Where several leave a place, the one that turns the most to the right is next,
    /// so that areas that touch in a point stay apart.
    var path: Path {
        var path = Path()
        var leaving = leaving
        var isUsed = Array(repeating: false, count: lines.count)
        for first in lines.indices where !isUsed[first] {
            var next: Int? = first
            path.move(to: lines[first].from.point)
            while let index = next {
                isUsed[index] = true
                let line = lines[index]
                leaving[line.from]?.removeAll { $0 == index }
                if line.to == lines[first].from { break }
                path.addLine(to: line.to.point)
                next = leaving[line.to]?.max { turn(from: line, to: lines[$0]) < turn(from: line, to: lines[$1]) }
            }
            path.closeSubpath()
        }
        return path
    }

    private func turn(
        from first: (from: EdgeMap.Vertex, to: EdgeMap.Vertex), to second: (from: EdgeMap.Vertex, to: EdgeMap.Vertex)
    ) -> Double {
        let (ax, ay) = (first.to.x - first.from.x, first.to.y - first.from.y)
        let (bx, by) = (second.to.x - second.from.x, second.to.y - second.from.y)
        return atan2(ax * by - ay * bx, ax * bx + ay * by)
    }
}

/// Points that straight lines join.
private nonisolated enum Polyline {
    /// The points without those that lie on a line between their neighbours.
    static func straightened(_ points: [CGPoint], isClosed: Bool, within tolerance: Double) -> [CGPoint] {
        var points = points
        if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 2 else { return points }
        var kept: [CGPoint] = []
        for (index, point) in points.enumerated() {
            let isEnd = index == 0 || index == points.count - 1
            guard isClosed || !isEnd else {
                kept.append(point)
                continue
            }
            let before = kept.last ?? points[points.count - 1]
            let after = index + 1 < points.count ? points[index + 1] : kept.first ?? points[0]
            if !lies(point, between: before, after, tolerance) { kept.append(point) }
        }
        return kept
    }

    private static func lies(_ point: CGPoint, between a: CGPoint, _ b: CGPoint, _ tolerance: Double) -> Bool {
        let (dx, dy) = ((b.x - a.x).native, (b.y - a.y).native)
        let (px, py) = ((point.x - a.x).native, (point.y - a.y).native)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return false }
        return abs(px * dy - py * dx) / length <= tolerance && px * dx + py * dy >= 0
            && (px - dx) * dx + (py - dy) * dy <= 0
    }
}
