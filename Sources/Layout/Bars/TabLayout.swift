import Foundation

/// The chosen screen above the bar with the tabs, of which each is as wide.
package nonisolated struct TabLayout: PageLayout {
    /// The height of the bar; 0 where there is none.
    package let bar: CGFloat

    package init(bar: CGFloat) {
        self.bar = bar
    }

    package var bars: EdgeInsets { EdgeInsets(bar, on: .bottom) }

    package var keyboardBar: CGFloat { 0 }

    package func placeBars(in bounds: CGRect, above keyboard: CGFloat, _ subviews: LayoutSubviews) {
        let tabs = subviews.all(at: .tab)
        // Commonly known: the tabs of a phone are equally wide.
        let width = bounds.width / CGFloat(max(1, tabs.count))
        for (index, tab) in tabs.enumerated() {
            tab.show(
                at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.maxY - bar),
                proposal: ProposedViewSize(width: width, height: bar))
            tab.item.touchMargins = EdgeInsets()
        }
    }
}

/// The views in a tab of the bar: one below the other, in the middle of all the room.
package nonisolated struct TabItemLayout: BuiltInLayout {
    private let column = VStackLayout(spacing: BarMetrics.tabSpacing)

    package func makeCache(subviews: Subviews) -> _StackCache { column.makeCache(subviews: subviews) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        proposal.replacingUnspecifiedDimensions(
            by: column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache))
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        let size = column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        let place = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        column.placeSubviews(in: place, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
