import Foundation

/// A page below its navigation bar and above its toolbar.
package nonisolated struct NavigationLayout: PageLayout {
    /// The height of the bar with the buttons; 0 where it is hidden.
    package var bar: CGFloat = 0
    /// The height of the bar's part with a large title; 0 where the title isn't large.
    package var largeTitle: CGFloat = 0
    /// The height of the bar's part with a search field; 0 where there is none.
    package var search: CGFloat = 0
    /// The height of the bar below the page; 0 where there is none.
    package var toolbar: CGFloat = 0
    /// The height of the bar above the keyboard; 0 where there is none.
    package var keyboardBar: CGFloat = 0
    /// The width that the button of the bar's menu takes, with the margin behind it; 0 where there is none.
    package var menu: CGFloat = 0

    package init(
        bar: CGFloat = 0, largeTitle: CGFloat = 0, search: CGFloat = 0, toolbar: CGFloat = 0, menu: CGFloat = 0
    ) {
        self.bar = bar
        self.largeTitle = largeTitle
        self.search = search
        self.toolbar = toolbar
        self.menu = menu
    }

    package var bars: EdgeInsets {
        EdgeInsets(top: bar + largeTitle + search, leading: 0, bottom: toolbar, trailing: 0)
    }

    package func placeBars(in bounds: CGRect, above keyboard: CGFloat, _ subviews: LayoutSubviews) {
        let level = bounds.insetBy(dx: BarMetrics.margin, dy: 0)
        let back = subviews.all(at: .back).map { place($0, asBackIn: bounds) }.last
        let start = back.map { $0 + BarMetrics.spacing } ?? level.minX
        let end = menu > 0 ? bounds.maxX - menu - BarMetrics.spacing : level.maxX
        let frame = CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bar)
        var row = BarRow(frame, around: bounds.midX)
        row.placeAtStart(subviews.all(at: .leading))
        row.placeAtEnd(subviews.all(at: .trailing))
        let principal = subviews.all(at: .principal)
        // Documented for principal: such an item has precedence over the title.
        row.placeInMiddle(principal.isEmpty ? subviews.all(at: .title) : principal)
        for title in subviews.all(at: .largeTitle) {
            title.show(
                at: CGPoint(x: level.minX, y: bounds.minY + bar + BarMetrics.largeTitleTop),
                proposal: ProposedViewSize(width: level.width, height: nil))
        }
        for field in subviews.all(at: .search) {
            field.show(
                at: CGPoint(x: level.minX, y: bounds.minY + bar + largeTitle + BarMetrics.searchFieldTop),
                proposal: ProposedViewSize(width: level.width, height: BarMetrics.searchField))
        }
        for offered in subviews.all(at: .menu) {
            offered.show(
                at: CGPoint(x: bounds.maxX - MenuMetrics.margin, y: bounds.minY + bar), anchor: .topTrailing,
                proposal: .unspecified)
        }
        let below = CGRect(x: level.minX, y: bounds.maxY - toolbar, width: level.width, height: toolbar)
        BarRow(below).spread(subviews.all(at: .bottom))
        let bar = CGRect(x: level.minX, y: keyboard - keyboardBar, width: level.width, height: keyboardBar)
        BarRow(bar).spread(subviews.all(at: .keyboard))
    }

    /// Shows the back button at the start of the bar, its title behind a chevron, and returns where it ends. A touch on the
    /// chevron is for it, and one above or below in the bar. *Unverified*: its title has up to a third of the bar.
    private func place(_ button: LayoutSubview, asBackIn bounds: CGRect) -> CGFloat {
        let start = bounds.minX + BarMetrics.backMargin + BarMetrics.chevron
        let room = ProposedViewSize(width: bounds.width / 3, height: bar)
        let size = button.sizeThatFits(room)
        button.show(at: CGPoint(x: start, y: bounds.minY + bar / 2), anchor: .leading, proposal: room)
        let above = max(0, (max(bar, BarMetrics.backHeight) - size.height) / 2)
        button.item.touchMargins = EdgeInsets(top: above, leading: BarMetrics.chevron, bottom: above, trailing: 0)
        return start + size.width
    }
}
