/// Lines through points, open or closed. Curves become straight lines so short that they look round.
package struct Outline: Equatable, Sendable {
    /// Points in the order in which they are connected.
    struct Line: Equatable, Sendable {
        var points: [Point]
        /// Whether the last point is connected with the first. What is filled is always closed.
        var isClosed = false
    }

    private(set) var lines: [Line] = []
    /// The longest distance of a line from the curve that it stands for.
    let tolerance: Double
    /// Where the next step starts: a step after a line was closed starts where that line did.
    private var current: Point?

    /// Creates an outline without lines.
    /// - Parameter tolerance: The longest distance of a line from the curve that it stands for, in the unit of the points.
    package init(tolerance: Double) {
        self.tolerance = max(tolerance, 1e-9)
    }

    /// Starts a line.
    package mutating func move(to point: Point) {
        lines.append(Line(points: [point]))
        current = point
    }

    /// Goes straight to a point.
    package mutating func line(to point: Point) {
        guard let current else { return move(to: point) }
        if lines.isEmpty || lines[lines.count - 1].isClosed { lines.append(Line(points: [current])) }
        lines[lines.count - 1].points.append(point)
        self.current = point
    }

    /// Goes to a point along a curve of the second degree.
    package mutating func curve(to end: Point, control: Point) {
        guard let start = current else { return move(to: end) }
        let bend = start - control * 2 + end
        let count = steps((bend.length / (4 * tolerance)).squareRoot())
        for step in 1..<count {
            let t = Double(step) / Double(count)
            let u = 1 - t
            line(to: start * (u * u) + control * (2 * u * t) + end * (t * t))
        }
        line(to: end)
    }

    /// Goes to a point along a curve of the third degree.
    package mutating func curve(to end: Point, control1: Point, control2: Point) {
        guard let start = current else { return move(to: end) }
        let bend = max((start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
        let count = steps((0.75 * bend / tolerance).squareRoot())
        for step in 1..<count {
            let t = Double(step) / Double(count)
            let u = 1 - t
            line(
                to: start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + end * (t * t * t))
        }
        line(to: end)
    }

    /// Goes back to where the line started.
    package mutating func close() {
        guard !lines.isEmpty else { return }
        lines[lines.count - 1].isClosed = true
        current = lines[lines.count - 1].points[0]
    }

    /// The number of straight lines for a curve: at least 1, and no more than any eye can tell apart.
    private func steps(_ wanted: Double) -> Int { wanted < 500 ? max(1, Int(wanted.rounded(.up))) : 500 }

    /// Adds a closed line.
    mutating func add(closed points: [Point]) {
        lines.append(Line(points: points, isClosed: true))
        current = points.first
    }

    /// Adds an open line.
    mutating func add(open points: [Point]) {
        lines.append(Line(points: points))
        current = points.last
    }

    /// The outline with each point taken elsewhere.
    package func applying(_ matrix: Matrix) -> Outline {
        var copy = self
        for line in copy.lines.indices {
            for point in copy.lines[line].points.indices {
                copy.lines[line].points[point] = matrix.apply(copy.lines[line].points[point])
            }
        }
        copy.current = current.map(matrix.apply)
        return copy
    }

    /// The pixels that the lines go through, and those between.
    package var pixels: PixelRect {
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for line in lines {
            for point in line.points {
                (left, right) = (min(left, point.x), max(right, point.x))
                (top, bottom) = (min(top, point.y), max(bottom, point.y))
            }
        }
        return PixelRect(left: left, top: top, right: right, bottom: bottom)
    }
}
