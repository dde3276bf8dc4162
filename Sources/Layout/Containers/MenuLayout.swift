import Foundation

/// The views that a menu offers, in rows one below the other.
package nonisolated struct MenuLayout: SlotLayout {
    /// The places, from 0, at which dividers stand.
    package let gaps: Set<Int>
    /// The width of the menu, in points.
    package let width: CGFloat
    /// Between the content of a row and its leading side, in points.
    package let inset: CGFloat

    private var offer: ProposedViewSize {
        ProposedViewSize(width: width - inset - MenuMetrics.inset, height: nil)
    }

    private func height(_ index: Int, _ view: LayoutSubview, _ size: CGSize) -> CGFloat {
        if gaps.contains(index) { return MenuMetrics.gap }
        // The options of a picker are rows by themselves.
        let padding = view.item.hasSystemSize ? 0 : 2 * MenuMetrics.padding
        return max(MenuMetrics.row, size.height + padding)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let heights = subviews.enumerated().map { height($0.offset, $0.element, $0.element.sizeThatFits(offer)) }
        return CGSize(width: width, height: heights.reduce(0, +))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for (index, view) in subviews.enumerated() {
            let size = view.sizeThatFits(offer)
            let height = height(index, view, size)
            view.place(
                at: CGPoint(x: bounds.minX + inset, y: y + height / 2), anchor: .leading, proposal: offer)
            let above = max(0, (height - size.height) / 2)
            view.item.touchMargins = EdgeInsets(
                top: above, leading: inset, bottom: above, trailing: max(0, bounds.width - inset - size.width))
            y += height
        }
    }
}

/// The screen above all others with an open menu: below the view that it belongs to, or above it where there is no room, with
/// their middles in line as far as the screen has room. *Unverified*.
package nonisolated struct MenuScreenLayout: SlotLayout {
    /// The items of the view that the menu belongs to.
    package let owner: [LayoutItem]
    /// The lengths that are covered at each side of the screen, in points.
    package let safeArea: EdgeInsets

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = bounds.inset(by: safeArea).insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let size = subviews[0].sizeThatFits(.unspecified)
        let anchor = anchor(in: bounds, isMirrored: subviews.layoutDirection == .rightToLeft)
        let x = min(anchor.midX - size.width / 2, room.maxX - size.width)
        var y = anchor.maxY + MenuMetrics.margin
        if y + size.height > room.maxY { y = anchor.minY - MenuMetrics.margin - size.height }
        if y < room.minY { y = room.maxY - size.height }
        subviews[0].place(at: CGPoint(x: max(room.minX, x), y: max(room.minY, y)), proposal: .unspecified)
    }

    /// The rectangle of the view that the menu belongs to, from the leading side on; the middle of the screen where that view
    /// takes no room.
    private func anchor(in bounds: CGRect, isMirrored: Bool) -> CGRect {
        let shown = owner.filter(\.isShown)
        guard var frame = shown.first?.shownFrame else {
            return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        }
        for item in shown.dropFirst() { frame = frame.union(item.shownFrame) }
        if isMirrored { frame.origin.x = bounds.maxX - frame.maxX }
        return frame
    }
}
