import Foundation

extension Path {
    /// The outline of the line that a style draws along the path: an area for each straight piece, corner and end, which
    /// together are the line. They overlap, so that the area is to be filled without `eoFill`. Curves are followed by
    /// straight lines.
    public nonisolated func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var pen = Pen(style)
        for subpath in subpaths {
            for (points, isClosed) in pen.dashes(along: subpath) { pen.draw(points, isClosed: isClosed) }
        }
        return pen.path
    }
}

/// Draws lines as the areas that they cover. All areas go round the same way, so that overlaps don't cancel.
private nonisolated struct Pen {
    private let style: StrokeStyle
    private let radius: CGFloat
    private(set) var path = Path()

    init(_ style: StrokeStyle) {
        self.style = style
        radius = style.lineWidth / 2
    }

    /// Draws straight lines from point to point.
    mutating func draw(_ points: [CGPoint], isClosed: Bool) {
        guard points.count > 1 else {
            // A point shows only as the ends of a line of no length.
            if let point = points.first, style.lineCap != .butt {
                cap(at: point, towards: CGPoint(x: 1, y: 0), both: true)
            }
            return
        }
        for (a, b) in zip(points, points.dropFirst()) {
            let normal = normal(a, b)
            add([moved(a, normal, 1), moved(b, normal, 1), moved(b, normal, -1), moved(a, normal, -1)])
        }
        for index in 1..<(points.count - 1) { join(points[index - 1], points[index], points[index + 1]) }
        if isClosed {
            join(points[points.count - 2], points[0], points[1])
        } else {
            cap(at: points[0], towards: Segment.direction(points[1], points[0]))
            let last = points.count - 1
            cap(at: points[last], towards: Segment.direction(points[last - 1], points[last]))
        }
    }

    /// Fills the gap on the outer side of a corner.
    private mutating func join(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        let (incoming, outgoing) = (Segment.direction(before, corner), Segment.direction(corner, after))
        let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
        let cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
        guard abs(cross) > 1e-9 || cosine < 0 else { return }
        if style.lineJoin == .round { return disc(at: corner) }
        let side: CGFloat = cross > 0 ? -1 : 1
        let first = moved(corner, normal(before, corner), side)
        let second = moved(corner, normal(corner, after), side)
        // The tip of a miter lies at the line's half width divided by the sine of half the angle between the lines.
        let sine = max(0, (1 + cosine) / 2).squareRoot()
        guard style.lineJoin == .miter, sine > 0, 1 / sine <= style.miterLimit else {
            return add([corner, first, second])
        }
        let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
        add([corner, first, moved(corner, Segment.direction(corner, middle), 1 / sine), second])
    }

    private mutating func cap(at point: CGPoint, towards direction: CGPoint, both: Bool = false) {
        switch style.lineCap {
        case .round: disc(at: point)
        case .square:
            let normal = CGPoint(x: -direction.y, y: direction.x)
            let back = both ? moved(point, direction, -1) : point
            let tip = moved(point, direction, 1)
            add([moved(back, normal, 1), moved(tip, normal, 1), moved(tip, normal, -1), moved(back, normal, -1)])
        default: break
        }
    }

    private mutating func disc(at center: CGPoint) {
        path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private mutating func add(_ corners: [CGPoint]) {
        let area = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        guard area != 0 else { return }
        path.addLines(area > 0 ? corners : corners.reversed())
        path.closeSubpath()
    }

    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let direction = Segment.direction(a, b)
        return CGPoint(x: -direction.y, y: direction.x)
    }

    /// The point at a multiple of half the width in a direction.
    private func moved(_ point: CGPoint, _ direction: CGPoint, _ factor: CGFloat) -> CGPoint {
        CGPoint(x: point.x + direction.x * radius * factor, y: point.y + direction.y * radius * factor)
    }

    /// The stretches that are drawn along a subpath, each as points: all of it, or the dashes.
    func dashes(along subpath: Subpath) -> [(points: [CGPoint], isClosed: Bool)] {
        let points = subpath.flattened
        let pattern = style.dash.map { max(0, $0) }
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite, style.dashPhase.isFinite else { return [(points, subpath.isClosed)] }
        var phase = style.dashPhase.truncatingRemainder(dividingBy: 2 * period)
        if phase < 0 { phase += 2 * period }
        var index = 0
        while phase >= pattern[index % pattern.count] {
            phase -= pattern[index % pattern.count]
            index += 1
        }
        var left = pattern[index % pattern.count] - phase
        var dashes: [[CGPoint]] = index % 2 == 0 ? [[points[0]]] : []
        for (a, b) in zip(points, points.dropFirst()) {
            let (length, direction) = (Segment.distance(a, b), Segment.direction(a, b))
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let point = CGPoint(x: a.x + direction.x * done, y: a.y + direction.y * done)
                if index % 2 == 0 { dashes[dashes.count - 1].append(point) } else { dashes.append([point]) }
                index += 1
                left = pattern[index % pattern.count]
            }
            left -= length - done
            if index % 2 == 0 { dashes[dashes.count - 1].append(b) }
        }
        return dashes.map { ($0, false) }
    }
}
