import Foundation

/// An alert or a confirmation dialog: what it says, and below it buttons in rows.
package nonisolated struct DialogLayout: SlotLayout {
    /// The height of a row, in points.
    let rowHeight: CGFloat
    /// Whether two buttons stand side by side where they have room.
    let pairsButtons: Bool
    /// The distance between the texts and the sides, and above and below them, in points.
    let padding: CGSize

    private func isText(_ view: LayoutSubview) -> Bool {
        let slot = view.item.traits.slot
        return slot === Slot.title || slot === Slot.message
    }

    /// The views with their heights, in a dialog of some width.
    private func rows(_ width: CGFloat?, _ subviews: Subviews) -> [(view: LayoutSubview, size: CGSize, height: CGFloat)]
    {
        subviews.map { view in
            let offer = ProposedViewSize(width: width.map { max(0, $0 - 2 * padding.width) }, height: nil)
            let size = view.sizeThatFits(offer)
            // Each line of an alert's texts is as high as the leading of its font (measured on a public screenshot).
            let height = isText(view) ? size.height + (view.item.text?.leading ?? 0) : max(rowHeight, size.height)
            return (view, size, height)
        }
    }

    /// Whether two buttons, and no more, stand side by side: those of an alert, where each has room in a half of it.
    private func standsSideBySide(
        _ rows: [(view: LayoutSubview, size: CGSize, height: CGFloat)], _ width: CGFloat?
    ) -> Bool {
        let buttons = rows.filter { !isText($0.view) }
        // Commonly known: two short buttons of an alert stand side by side; longer ones, or more, one below the other.
        guard pairsButtons, let width, buttons.count == 2 else { return false }
        return buttons.allSatisfy {
            $0.view.sizeThatFits(.unspecified).width <= width / 2 - padding.width
                && $0.size.width < width - 2 * padding.width
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(proposal.width, subviews)
        let width = proposal.width ?? (rows.map(\.size.width).max() ?? 0) + 2 * padding.width
        let isPaired = standsSideBySide(rows, proposal.width)
        return CGSize(
            width: width,
            height: rows.reduce(2 * padding.height) { $0 + $1.height }
                - (isPaired ? rows.filter { !isText($0.view) }.map(\.height).min() ?? 0 : 0))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY + padding.height
        let rows = rows(bounds.width, subviews)
        let isPaired = standsSideBySide(rows, bounds.width)
        var rowsBefore = 0
        for row in rows {
            let isButton = !isText(row.view)
            if isButton, rowsBefore == 0 { y += padding.height }
            let isSecondOfPair = isPaired && isButton && rowsBefore == 1
            let width = isPaired && isButton ? bounds.width / 2 : bounds.width
            let x = bounds.minX + (isSecondOfPair ? width : 0) + width / 2
            row.view.place(
                at: CGPoint(x: x, y: y + row.height / 2), anchor: .center,
                proposal: ProposedViewSize(width: row.size.width, height: row.size.height))
            let (side, above) = ((width - row.size.width) / 2, (row.height - row.size.height) / 2)
            row.view.item.touchMargins = EdgeInsets(top: above, leading: side, bottom: above, trailing: side)
            if isButton { rowsBefore += 1 }
            if !(isPaired && isButton && rowsBefore == 1) { y += row.height }
        }
    }
}

/// The form of a dialog.
package enum DialogForm: Sendable {
    case alert
    case confirmation

    /// The place of what the dialog shows in a slot.
    package func place(of slot: Slot) -> BarPlace {
        if slot === Slot.title { return self == .alert ? .alertTitle : .dialogTitle }
        return slot === Slot.message ? .dialogMessage : .page
    }

    /// The layout of what the dialog shows.
    var layout: DialogLayout {
        switch self {
        case .alert:
            DialogLayout(
                rowHeight: DialogMetrics.alertRow, pairsButtons: true,
                padding: CGSize(width: DialogMetrics.alertPadding, height: DialogMetrics.alertPadding))
        case .confirmation:
            DialogLayout(
                rowHeight: DialogMetrics.row, pairsButtons: false,
                padding: CGSize(width: DialogMetrics.sidePadding, height: DialogMetrics.padding))
        }
    }

    /// The layout of the screen around the dialog.
    func rootLayout(on screen: DeviceScreen, isNarrow: Bool) -> RootLayout {
        // Commonly known: a phone shows a confirmation dialog at the bottom, a tablet beside the view.
        if self == .confirmation, screen.name != nil, isNarrow {
            return RootLayout(
                safeArea: screen.safeArea.only(.vertical), margins: EdgeInsets(DialogMetrics.margin, on: .horizontal),
                isAtBottom: true)
        }
        let width = (screen.size.width - DialogMetrics.alertWidth) / 2
        guard width > 0 else { return RootLayout(safeArea: screen.safeArea) }
        return RootLayout(safeArea: screen.safeArea.only(.vertical), margins: EdgeInsets(width, on: .horizontal))
    }
}

extension Node {
    /// The form of an alert or a dialog; nil for any other presented screen.
    package var dialogForm: DialogForm? {
        guard case .dialog(let form) = kind[ScreenForm.self] else { return nil }
        return form
    }
}
