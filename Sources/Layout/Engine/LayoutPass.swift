import Foundation

/// The state that all items of one layout share.
package nonisolated final class LayoutPass {
    /// The number of pixels in a point.
    package let scale: CGFloat
    /// The first error.
    package private(set) var failure: String?

    /// Whether the screen has bars: a bare one has none.
    package let hasBars: Bool

    /// The views that scroll what is inside them. Not held: nodes hold their items, which hold this.
    package var scrolling: [ScrollingView] = []

    /// The screen, in points.
    package let bounds: CGRect

    package init(_ screen: DeviceScreen) {
        bounds = CGRect(origin: .zero, size: screen.size)
        scale = screen.scale
        hasBars = screen.name != nil
    }

    /// Notes what went wrong; only the first is kept, as others follow from it.
    package func note(_ failure: String) {
        if self.failure == nil { self.failure = failure }
    }

    /// The number of answers that an item keeps.
    static let answersKept = 3
    /// The size of the stack that is left for what a layout calls.
    package static let stackReserve = 1 << 18
}
