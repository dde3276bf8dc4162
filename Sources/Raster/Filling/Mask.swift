/// What a clip leaves of each pixel.
struct Mask {
    /// Outside of these pixels nothing is left.
    let bounds: PixelRect
    /// The parts of 255 that are left, in rows; empty where all of the bounds is.
    private var parts: [UInt8] = []
    /// The pixels of each row, from the left of the bounds, of which all is left; most of what is drawn lies there.
    private var whole: [Range<Int>] = []

    /// Leaves all of the bounds.
    init(_ bounds: PixelRect) {
        self.bounds = bounds
    }

    /// Leaves what is inside of an outline and of an outer mask.
    init(_ outline: Outline, _ rule: Filler.Rule, within outer: Mask) {
        var bounds = outer.bounds.intersection(outline.pixels)
        if bounds.isEmpty { bounds = PixelRect(left: 0, top: 0, right: 0, bottom: 0) }
        self.bounds = bounds
        if outer.parts.isEmpty, outline.isRectangle(of: bounds) { return }
        let width = bounds.width
        var parts = [UInt8](repeating: 0, count: width * bounds.height)
        var whole = [Range<Int>](repeating: 0..<0, count: bounds.height)
        Filler.fill(outline, rule, in: bounds) { row, start, length, coverage in
            outer.split(row, start, length) { start, length, part in
                let first = (row - bounds.top) * width + start - bounds.left
                let value = UInt8((coverage * part + 127) / 255)
                for index in first..<first + length { parts[index] = value }
                if value == 255, length > whole[row - bounds.top].count {
                    whole[row - bounds.top] = start - bounds.left..<start - bounds.left + length
                }
            }
        }
        (self.parts, self.whole) = (parts, whole)
    }

    /// Calls a closure with stretches of pixels within the bounds, and what is left of each, from 1 to 255.
    @inline(__always)
    func split(_ row: Int, _ start: Int, _ length: Int, _ body: (_ start: Int, _ length: Int, _ part: UInt32) -> Void) {
        guard !parts.isEmpty else { return body(start, length, 255) }
        let offset = (row - bounds.top) * bounds.width - bounds.left
        let whole = whole[row - bounds.top]
        let (wholeStart, wholeEnd) = (whole.lowerBound + bounds.left, whole.upperBound + bounds.left)
        let end = start + length
        var place = start
        while place < end {
            if place >= wholeStart, place < wholeEnd {
                let next = min(end, wholeEnd)
                body(place, next - place, 255)
                place = next
            } else {
                let part = parts[offset + place]
                if part > 0 { body(place, 1, UInt32(part)) }
                place += 1
            }
        }
    }
}

extension Outline {
    /// Whether the outline is an upright rectangle that covers all of the pixels.
    fileprivate func isRectangle(of pixels: PixelRect) -> Bool {
        guard lines.count == 1, (4...5).contains(lines[0].points.count) else { return false }
        let points = lines[0].points
        guard points.count == 4 || points[4] == points[0] else { return false }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        guard
            a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y || a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        else { return false }
        return min(a.x, c.x) <= Double(pixels.left) && max(a.x, c.x) >= Double(pixels.right)
            && min(a.y, c.y) <= Double(pixels.top) && max(a.y, c.y) >= Double(pixels.bottom)
    }
}
