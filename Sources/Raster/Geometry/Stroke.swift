/// How a line is drawn.
package struct Stroke: Equatable, Sendable {
    package enum Cap: Sendable { case butt, round, square }
    package enum Join: Sendable { case miter, round, bevel }

    /// The thickness, in the unit of the points.
    package var width: Double
    package var cap: Cap
    package var join: Join
    /// The longest tip of a corner, as a multiple of the width; beyond, the corner is cut off.
    package var miterLimit: Double
    /// The lengths of dashes and of the gaps between them, in turn; empty for a line without gaps.
    package var dashes: [Double]
    /// Where on its way through the dashes the line starts.
    package var phase: Double

    package init(
        width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
        phase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.phase = phase
    }
}

extension Outline {
    /// The outline of the area that a stroke along the lines covers, to be filled where its lines wind around a point.
    ///
    /// - Complexity: O(*n*) in the points and the dashes.
    package func stroked(_ stroke: Stroke) -> Outline {
        var pen = Pen(stroke: stroke, outline: Outline(tolerance: tolerance))
        for line in dashed(stroke).lines { pen.draw(line) }
        return pen.outline
    }
}

/// Draws around lines, at a distance of half of the width.
///
/// The area is the sum of a rectangle for each straight part and of a wedge on the outer side of each corner, all of which wind
/// in one direction: no two of them cancel each other.
private struct Pen {
    let stroke: Stroke
    var outline: Outline

    private var half: Double { stroke.width / 2 }

    /// A straight part of a line.
    private struct Part {
        let direction: Point
        let length: Double
        /// To the side of the part, 1 long.
        var normal: Point { Point(-direction.y, direction.x) }
    }

    mutating func draw(_ line: Outline.Line) {
        var points: [Point] = []
        for point in line.points where points.last != point { points.append(point) }
        if line.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
        guard points.count > 1 else { return drawDot(at: points[0]) }
        let isClosed = line.isClosed
        var parts = zip(points, points.dropFirst()).map(part)
        if isClosed { parts.append(part(points[points.count - 1], points[0])) }
        if isClosed {
            var left: [Point] = []
            for index in points.indices {
                join(points[index], parts[(index + parts.count - 1) % parts.count], parts[index], to: &left)
            }
            outline.add(closed: left)
            var right: [Point] = []
            for index in points.indices.reversed() {
                join(
                    points[index], reversed(parts[index]), reversed(parts[(index + parts.count - 1) % parts.count]),
                    to: &right)
            }
            return outline.add(closed: right)
        }
        var around: [Point] = []
        for index in 1..<max(1, points.count - 1) { join(points[index], parts[index - 1], parts[index], to: &around) }
        cap(points[points.count - 1], parts[parts.count - 1], to: &around)
        for index in (1..<max(1, points.count - 1)).reversed() {
            join(points[index], reversed(parts[index]), reversed(parts[index - 1]), to: &around)
        }
        cap(points[0], reversed(parts[0]), to: &around)
        outline.add(closed: around)
    }

    private func part(_ start: Point, _ end: Point) -> Part {
        let way = end - start
        return Part(direction: way * (1 / way.length), length: way.length)
    }

    private func reversed(_ part: Part) -> Part { Part(direction: part.direction * -1, length: part.length) }

    /// A line that goes nowhere is a dot where its ends have a shape.
    private mutating func drawDot(at point: Point) {
        guard stroke.cap != .butt else { return }
        let part = Part(direction: Point(1, 0), length: 0)
        var around: [Point] = []
        cap(point, part, to: &around)
        cap(point, reversed(part), to: &around)
        outline.add(closed: around)
    }

    // MARK: Ends

    /// Goes around the end of a line, from its left side to its right.
    private func cap(_ end: Point, _ part: Part, to points: inout [Point]) {
        let side = part.normal * half
        switch stroke.cap {
        case .butt: points += [end + side, end - side]
        case .square:
            let ahead = part.direction * half
            points += [end + side + ahead, end - side + ahead]
        case .round:
            points.append(end + side)
            arc(end, part.normal, part.direction, to: &points)
            arc(end, part.direction, part.normal * -1, to: &points)
        }
    }

    // MARK: Corners

    /// Goes around a corner on the left side.
    private func join(_ corner: Point, _ before: Part, _ after: Part, to points: inout [Point]) {
        let turn = before.direction.cross(after.direction)
        let alike = before.direction.dot(after.direction)
        let (start, end) = (corner + before.normal * half, corner + after.normal * half)
        if turn > 0 { return joinInside(corner, start, end, before, after, alike, to: &points) }
        points.append(start)
        switch stroke.join {
        case .bevel: break
        case .round: arc(corner, before.normal, after.normal, to: &points)
        case .miter:
            // The square of the length of the tip, as a multiple of half of the width.
            let length = 2 / (1 + alike)
            guard 1 + alike > 1e-9, length <= stroke.miterLimit * stroke.miterLimit else { break }
            points.append(corner + (before.normal + after.normal) * (half / (1 + alike)))
        }
        points.append(end)
    }

    /// On the inner side of a corner the two sides meet, unless a part is too short for that.
    private func joinInside(
        _ corner: Point, _ start: Point, _ end: Point, _ before: Part, _ after: Part, _ alike: Double,
        to points: inout [Point]
    ) {
        // The tangent of half of the angle.
        let tangent = ((1 - alike) / max(1 + alike, 1e-12)).squareRoot()
        if half * tangent <= min(before.length, after.length) / 2 {
            points.append(corner + (before.normal + after.normal) * (half / (1 + alike)))
        } else {
            points += [start, corner, end]
        }
    }

    /// Goes along a circle from one direction to another, at most half of a turn, to the right; the end is added.
    ///
    /// Halving angles needs a square root alone, which is the same on every machine.
    private func arc(_ center: Point, _ from: Point, _ to: Point, depth: Int = 0, to points: inout [Point]) {
        let sum = from + to
        let length = sum.length
        // The distance of the chord's middle from the circle.
        if depth < 8, half * (1 - length / 2) > outline.tolerance {
            let middle = length > 1e-6 ? sum * (1 / length) : Point(from.y, -from.x)
            arc(center, from, middle, depth: depth + 1, to: &points)
            arc(center, middle, to, depth: depth + 1, to: &points)
        } else {
            points.append(center + to * half)
        }
    }
}
