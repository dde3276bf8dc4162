/// Pixels in rows: from a pixel on, and before another.
package struct PixelRect: Equatable, Sendable {
    package var left, top, right, bottom: Int

    package init(left: Int, top: Int, right: Int, bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// The pixels that a rectangle touches; none for one that isn't finite, and the nearest where it is too far away.
    package init(left: Double, top: Double, right: Double, bottom: Double) {
        let isSensible = left <= right && top <= bottom
        func pixel(_ value: Double) -> Int { isSensible ? Int(min(max(value, -1e9), 1e9)) : 0 }
        self.init(
            left: pixel(left.rounded(.down)), top: pixel(top.rounded(.down)), right: pixel(right.rounded(.up)),
            bottom: pixel(bottom.rounded(.up)))
    }

    package var width: Int { max(0, right - left) }
    package var height: Int { max(0, bottom - top) }
    package var isEmpty: Bool { width == 0 || height == 0 }

    package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    /// The rectangle with a number of pixels more on each side.
    package func outset(by pixels: Int) -> PixelRect {
        PixelRect(left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
    }
}
