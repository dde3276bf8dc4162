import Foundation

/// Arcs of circles. Angles count from the positive x axis towards the positive y axis, which points down.
extension Path {
    /// Adds an arc between two angles, and a line to its start where the path has come to another point. `clockwise` is
    /// meant as in a coordinate system whose y axis points up: `false` goes on towards greater angles.
    public nonisolated mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise {
            if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
            delta = max(delta, -turn)
        } else {
            if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
            delta = min(delta, turn)
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
    }

    /// Adds an arc that starts at an angle and goes on by another, backwards where that is negative.
    public nonisolated mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        func point(_ angle: Double, _ distance: CGFloat = 1) -> CGPoint {
            CGPoint(
                x: center.x + radius * CGFloat(cos(angle)) * distance,
                y: center.y + radius * CGFloat(sin(angle)) * distance)
        }
        let start = point(startAngle.radians).applying(transform)
        if currentPoint == nil { move(to: start) } else if currentPoint != start { addLine(to: start) }

        guard delta.radians != 0, delta.radians.isFinite else { return }
        // More turns than these go where the first ones went.
        let turn = 2 * Double.pi
        let length =
            abs(delta.radians) <= 100 * turn
            ? delta.radians : delta.radians.truncatingRemainder(dividingBy: turn) + (delta.radians < 0 ? -turn : turn)
        // A curve follows a circle closely for a quarter of it at most.
        let count = max(1, Int((abs(length) / (.pi / 2)).rounded(.up)))
        let step = length / Double(count)
        let control = CGFloat(4.0 / 3 * tan(step / 4))
        for index in 0..<count {
            let from = startAngle.radians + Double(index) * step
            let (a, b) = (point(from), point(from + step))
            addCurve(
                to: b.applying(transform),
                control1: CGPoint(x: a.x - (a.y - center.y) * control, y: a.y + (a.x - center.x) * control)
                    .applying(transform),
                control2: CGPoint(x: b.x + (b.y - center.y) * control, y: b.y - (b.x - center.x) * control)
                    .applying(transform))
        }
    }

    /// Adds the arc of a radius that rounds the corner between the lines from the current point to `tangent1End` and from
    /// there to `tangent2End`, and the line to where it starts.
    public nonisolated mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        let end = tangent2End.applying(transform)
        guard let from = currentPoint else { return move(to: corner) }
        let incoming = Segment.direction(corner, from)
        let outgoing = Segment.direction(corner, end)
        let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
        guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner) }
        let cosine = max(-1, min(1, incoming.x * outgoing.x + incoming.y * outgoing.y))
        let half = acos(cosine.native) / 2
        let length = radius / CGFloat(tan(half))
        let first = CGPoint(x: corner.x + incoming.x * length, y: corner.y + incoming.y * length)
        let side: CGFloat = cross < 0 ? 1 : -1
        let center = CGPoint(x: first.x + incoming.y * radius * side, y: first.y - incoming.x * radius * side)
        let start = atan2((first.y - center.y).native, (first.x - center.x).native)
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: start),
            delta: Angle(radians: (.pi - 2 * half) * (cross < 0 ? 1 : -1)))
    }
}
