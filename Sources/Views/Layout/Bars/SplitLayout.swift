import Foundation

/// The columns of a split view side by side, each with bars of its own. The last one takes the width that the others leave.
nonisolated struct SplitLayout: SlotLayout, ContainerLayout {
    /// A column, which is one subview.
    struct Column {
        let pages: [Node]
        let layout: any Layout
        let parts: [BarPart]
        /// The width in points, where it isn't the last one.
        let width: CGFloat
    }

    let columns: [Column]

    @MainActor init(_ place: LayoutPlace) {
        columns = place.node.following { place.node.columns }.map { column in
            let (layout, parts) = PageBars(of: column, in: place.node).arranged(in: place)
            return Column(
                pages: column.pages, layout: layout, parts: parts, width: max(0, column.width ?? BarMetrics.column))
        }
    }

    /// The widths of the columns in a room: where there is not enough, each has as much.
    private func widths(_ room: CGFloat) -> [CGFloat] {
        let others = columns.dropLast().map(\.width)
        let taken = others.reduce(0, +)
        guard taken < room else { return columns.map { _ in room / CGFloat(max(1, columns.count)) } }
        return others + [room - taken]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: ideal.reduce(0) { $0 + $1.width }, height: ideal.map(\.height).max() ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (view, width) in zip(subviews, widths(bounds.width)) {
            view.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}
