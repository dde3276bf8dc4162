import Foundation

/// The columns of a split view side by side, each with bars of its own. The last one takes the width that the others leave.
package nonisolated struct SplitLayout: SlotLayout {
    package static var _nature: _LayoutNature { .container }

    /// A column, which is one subview.
    package struct Column {
        package let pages: [Node]
        package let layout: any Layout
        package let parts: [BarPart]
        /// The width in points, where it isn't the last one.
        package let width: CGFloat

        package init(pages: [Node], layout: any Layout, parts: [BarPart], width: CGFloat) {
            self.pages = pages
            self.layout = layout
            self.parts = parts
            self.width = width
        }
    }

    package let columns: [Column]

    package init(columns: [Column]) {
        self.columns = columns
    }

    /// The widths of the columns in a room: where there is not enough, each has as much.
    private func widths(_ room: CGFloat) -> [CGFloat] {
        let others = columns.dropLast().map(\.width)
        let taken = others.reduce(0, +)
        // Unverified: columns that are wider than the screen share it equally.
        guard taken < room else { return columns.map { _ in room / CGFloat(max(1, columns.count)) } }
        // Commonly known: the detail takes the room that the other columns leave.
        return others + [room - taken]
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: ideal.reduce(0) { $0 + $1.width }, height: ideal.map(\.height).max() ?? 0))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (view, width) in zip(subviews, widths(bounds.width)) {
            view.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}
