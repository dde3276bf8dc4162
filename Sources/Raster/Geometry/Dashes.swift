extension Outline {
    /// The most dashes of an outline: with more, no gap between them can be seen.
    private static let mostDashes = 20_000.0

    /// The dashes of a stroke along the lines; the lines themselves for a stroke without.
    func dashed(_ stroke: Stroke) -> Outline {
        // Commonly known: an odd number of lengths is taken twice.
        let pattern = stroke.dashes.count % 2 == 0 ? stroke.dashes : stroke.dashes + stroke.dashes
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite, stroke.phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
        let length = lines.reduce(0) { $0 + $1.length }
        guard length / period * Double(pattern.count) <= Self.mostDashes else { return self }
        var dashes = Outline(tolerance: tolerance)
        for line in lines { line.addDashes(pattern, from: stroke.phase, period, to: &dashes) }
        return dashes
    }
}

extension Outline.Line {
    fileprivate var corners: [Point] { isClosed ? points + [points[0]] : points }

    fileprivate var length: Double { zip(corners, corners.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length } }

    fileprivate func addDashes(_ pattern: [Double], from phase: Double, _ period: Double, to outline: inout Outline) {
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var place = 0
        while rest >= pattern[place], rest > 0 {
            rest -= pattern[place]
            place = (place + 1) % pattern.count
        }
        var left = pattern[place] - rest
        var dash: [Point] = place % 2 == 0 ? [points[0]] : []
        for (start, end) in zip(corners, corners.dropFirst()) {
            let length = (end - start).length
            guard length > 0 else { continue }
            var done = 0.0
            while done + left < length {
                done += left
                let point = start + (end - start) * (done / length)
                if place % 2 == 0 {
                    outline.add(open: dash + [point])
                    dash = []
                } else {
                    dash = [point]
                }
                place = (place + 1) % pattern.count
                left = pattern[place]
            }
            left -= length - done
            if place % 2 == 0 { dash.append(end) }
        }
        if dash.count > 1 { outline.add(open: dash) }
    }
}
