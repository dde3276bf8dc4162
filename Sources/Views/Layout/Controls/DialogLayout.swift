import Foundation

/// An alert or a confirmation dialog: what it says, and below it buttons in rows.
nonisolated struct DialogLayout: SlotLayout {
    /// The height of a row, in points.
    let rowHeight: CGFloat

    private func isText(_ view: LayoutSubview) -> Bool {
        let slot = view.item.traits.slot
        return slot === Slot.title || slot === Slot.message
    }

    /// The views with their heights, in a dialog of some width.
    private func rows(_ width: CGFloat?, _ subviews: Subviews) -> [(view: LayoutSubview, size: CGSize, height: CGFloat)]
    {
        subviews.map { view in
            let inset = 2 * DialogMetrics.padding
            let size = view.sizeThatFits(ProposedViewSize(width: width.map { max(0, $0 - inset) }, height: nil))
            let isText = isText(view)
            return (view, size, isText ? size.height + DialogMetrics.textSpacing : max(rowHeight, size.height))
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(proposal.width, subviews)
        let width = proposal.width ?? (rows.map(\.size.width).max() ?? 0) + 2 * DialogMetrics.padding
        return CGSize(width: width, height: rows.reduce(2 * DialogMetrics.padding) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY + DialogMetrics.padding
        var hasRows = false
        for row in rows(bounds.width, subviews) {
            if !isText(row.view), !hasRows {
                hasRows = true
                y += DialogMetrics.padding
            }
            row.view.place(
                at: CGPoint(x: bounds.midX, y: y + row.height / 2), anchor: .center,
                proposal: ProposedViewSize(width: row.size.width, height: row.size.height))
            let (side, above) = ((bounds.width - row.size.width) / 2, (row.height - row.size.height) / 2)
            row.view.item.touchMargins = EdgeInsets(top: above, leading: side, bottom: above, trailing: side)
            y += row.height
        }
    }
}

extension Node {
    /// The layout of what an alert or a dialog shows; nil for any other presented screen.
    var dialogLayout: DialogLayout? {
        if kind === ViewType.Alert.kind { return DialogLayout(rowHeight: DialogMetrics.alertRow) }
        return kind === ViewType.ConfirmationDialog.kind ? DialogLayout(rowHeight: DialogMetrics.row) : nil
    }
}
