import Foundation

/// The distance by which a view has scrolled its content. It is kept with the view's node, and so stays when the view is
/// described again.
package nonisolated final class ScrollState {
    /// The distance of the content from its leading side and its top, in points. It is 0 until something scrolls, and never
    /// more than there is to show.
    package private(set) var offset = CGPoint.zero
    /// The sizes at the last layout; nil before the first.
    package private(set) var extent: ScrollExtent?
    /// The point at which the content begins, and that which stays as sizes change.
    package var anchors = ScrollAnchors()
    /// The measures that the current layout has found.
    private var measured: (extent: ScrollExtent, offset: CGPoint)?

    package init() {}

    /// Notes the sizes that a layout finds, and returns the offset that goes with them.
    package func measure(_ extent: ScrollExtent) -> CGPoint {
        let offset = offset(in: extent)
        measured = (extent, offset)
        return offset
    }

    /// Takes what the layout has found: it is complete.
    package func settle() {
        guard let measured else { return }
        (extent, offset) = measured
        self.measured = nil
    }

    /// Moves the content to an offset, or as far as there is something to show.
    /// - Returns: Whether it has moved.
    package func move(to offset: CGPoint) -> Bool {
        guard let target = extent?.clamped(offset), target.x.isFinite, target.y.isFinite,
            abs(target.x - self.offset.x) > Self.tolerance || abs(target.y - self.offset.y) > Self.tolerance
        else { return false }
        self.offset = target
        return true
    }

    /// Offsets that differ by no more, in points, are the same: what is left of sums of fractions.
    private static let tolerance: CGFloat = 0.01

    private func offset(in new: ScrollExtent) -> CGPoint {
        guard let extent else { return anchors.initialOffset.map(new.offset) ?? .zero }
        guard new != extent else { return offset }
        // Documented for ScrollAnchorRole.sizeChanges: content that is at the anchor stays there when sizes change.
        if let anchor = anchors.sizeChanges, offset == extent.offset(at: anchor) { return new.offset(at: anchor) }
        return new.clamped(offset)
    }
}

/// The points of the content, and of the view that scrolls it, that `defaultScrollAnchor` brings together; nil for the
/// system's.
package nonisolated struct ScrollAnchors: Equatable {
    /// In the first layout.
    package var initialOffset: UnitPoint?
    /// As sizes change, as long as nothing has scrolled the content away from there.
    package var sizeChanges: UnitPoint?
    /// The position of content that needs less than all the room.
    package var alignment: UnitPoint?

    package init(initialOffset: UnitPoint? = nil, sizeChanges: UnitPoint? = nil, alignment: UnitPoint? = nil) {
        self.initialOffset = initialOffset
        self.sizeChanges = sizeChanges
        self.alignment = alignment
    }
}

extension Node {
    /// The distance by which the view has scrolled its content.
    package var scrollState: ScrollState { storage(named: "scrollState") { ScrollState() } }
}
