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
    /// Whether the outline is a rectangle that covers all of its pixels.
    fileprivate func isRectangle(of bounds: PixelRect) -> Bool {
        guard lines.count == 1, (4...5).contains(lines[0].points.count) else { return false }
        let points = lines[0].points
        guard points.count == 4 || points[4] == points[0] else { return false }
        let (left, right) = (min(points[0].x, points[2].x), max(points[0].x, points[2].x))
        let (top, bottom) = (min(points[0].y, points[2].y), max(points[0].y, points[2].y))
        let isUpright =
            points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
            && points[3].y == points[0].y
            || points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
                && points[3].x == points[0].x
        // A side within the first or the last pixel covers a part of it alone, unless the picture ends there.
        func isWhole(_ side: Double, _ pixel: Int, isStart: Bool) -> Bool {
            isStart ? side <= Double(pixel) : side >= Double(pixel)
        }
        return isUpright && isWhole(left, bounds.left, isStart: true) && isWhole(top, bounds.top, isStart: true)
            && isWhole(right, bounds.right, isStart: false) && isWhole(bottom, bounds.bottom, isStart: false)
    }
}
