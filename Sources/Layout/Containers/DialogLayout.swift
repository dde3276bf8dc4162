import Foundation

/// The part that a view has in a dialog beside its texts.
package nonisolated enum DialogRole: LayoutValueKey {
    /// `field` is one that a person types into.
    package enum Role { case action, cancel, field }
    package static let defaultValue = Role.action
}

/// An alert or a confirmation dialog: what it says, the fields of an alert, and below that buttons in rows.
package nonisolated struct DialogLayout: SlotLayout {
    /// The height of a row, in points.
    let rowHeight: CGFloat
    /// Whether two buttons stand side by side where they have room, the one that cancels first.
    let pairsButtons: Bool
    /// The distance between the texts and the sides, and above and below them, in points.
    let padding: CGSize
    /// The distance between the button that cancels and the others, in points.
    let cancelGap: CGFloat

    private struct Row {
        let view: LayoutSubview
        let size: CGSize
        let height: CGFloat
        let part: Part

        enum Part: Int { case text, field, action, cancel }

        var isButton: Bool { part == .action || part == .cancel }
    }

    private func part(of view: LayoutSubview) -> Row.Part {
        let slot = view.item.traits.slot
        if slot === Slot.title || slot === Slot.message { return .text }
        return switch view[DialogRole.self] {
        case .field: .field
        case .cancel: .cancel
        case .action: .action
        }
    }

    /// The views with their heights, in a dialog of some width, in the order of their places.
    private func rows(_ width: CGFloat?, _ subviews: Subviews) -> [Row] {
        let rows = subviews.map { view in
            let part = part(of: view)
            let side = part == .field ? DialogMetrics.fieldMargin + DialogMetrics.fieldInset : padding.width
            let offer = ProposedViewSize(width: width.map { max(0, $0 - 2 * side) }, height: nil)
            let size = view.sizeThatFits(offer)
            let height =
                switch part {
                // Each line of an alert's texts is as high as the leading of its font (measured on a public screenshot).
                case .text: size.height + (view.item.text?.leading ?? 0)
                case .field: max(DialogMetrics.field, size.height + 2 * DialogMetrics.fieldInset)
                case .action, .cancel: max(rowHeight, size.height)
                }
            return Row(view: view, size: size, height: height, part: part)
        }
        // Commonly known: the button that cancels is the last one; the views in a dialog that are none are above it.
        return rows.filter { $0.part.rawValue <= Row.Part.field.rawValue } + rows.filter { $0.part == .action }
            + rows.filter { $0.part == .cancel }
    }

    /// Whether two buttons, and no more, stand side by side: those of an alert, where each has room in a half of it.
    private func standsSideBySide(_ rows: [Row], _ width: CGFloat?) -> Bool {
        let buttons = rows.filter(\.isButton)
        // Commonly known: two short buttons of an alert stand side by side; longer ones, or more, one below the other.
        guard pairsButtons, let width, buttons.count == 2 else { return false }
        return buttons.allSatisfy {
            $0.view.sizeThatFits(.unspecified).width <= width / 2 - padding.width
                && $0.size.width < width - 2 * padding.width
        }
    }

    /// The space above a row.
    private func gap(above index: Int, of rows: [Row]) -> CGFloat {
        let last = index > 0 ? rows[index - 1].part : .text
        switch (last, rows[index].part) {
        case (.text, .field): return DialogMetrics.fieldGap
        case (.text, .action), (.text, .cancel), (.field, .action), (.field, .cancel): return padding.height
        case (.action, .cancel): return cancelGap
        default: return 0
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(proposal.width, subviews)
        let width = proposal.width ?? (rows.map(\.size.width).max() ?? 0) + 2 * padding.width
        let isPaired = standsSideBySide(rows, proposal.width)
        var height = padding.height + (rows.contains(where: \.isButton) ? 0 : padding.height)
        for (index, row) in rows.enumerated() { height += row.height + gap(above: index, of: rows) }
        return CGSize(
            width: width, height: height - (isPaired ? rows.filter(\.isButton).map(\.height).min() ?? 0 : 0))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY + padding.height
        var rows = rows(bounds.width, subviews)
        let isPaired = standsSideBySide(rows, bounds.width)
        // Commonly known: of two side by side, the one that cancels is at the leading side.
        if isPaired, rows[rows.count - 1].part == .cancel { rows.swapAt(rows.count - 1, rows.count - 2) }
        var buttonsBefore = 0
        for (index, row) in rows.enumerated() {
            let isSecondOfPair = isPaired && row.isButton && buttonsBefore == 1
            if !isSecondOfPair { y += gap(above: index, of: rows) }
            let width = isPaired && row.isButton ? bounds.width / 2 : bounds.width
            let x = bounds.minX + (isSecondOfPair ? width : 0) + width / 2
            row.view.place(
                at: CGPoint(x: x, y: y + row.height / 2), anchor: .center,
                proposal: ProposedViewSize(width: row.size.width, height: row.size.height))
            let (side, above) = ((width - row.size.width) / 2, (row.height - row.size.height) / 2)
            row.view.item.touchMargins = EdgeInsets(top: above, leading: side, bottom: above, trailing: side)
            if row.isButton { buttonsBefore += 1 }
            if !(isPaired && row.isButton && buttonsBefore == 1) { y += row.height }
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
        return slot === Slot.message ? .dialogMessage : .dialogAction
    }

    /// The layout of what the dialog shows.
    var layout: DialogLayout {
        switch self {
        case .alert:
            DialogLayout(
                rowHeight: DialogMetrics.alertRow, pairsButtons: true,
                padding: CGSize(width: DialogMetrics.alertPadding, height: DialogMetrics.alertPadding), cancelGap: 0)
        case .confirmation:
            DialogLayout(
                rowHeight: DialogMetrics.row, pairsButtons: false,
                padding: CGSize(width: DialogMetrics.sidePadding, height: DialogMetrics.padding),
                cancelGap: DialogMetrics.cancelGap)
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
