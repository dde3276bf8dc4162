import Foundation

/// The cells of a row side by side, those of the columns that are shown. Each child is one subview, whatever it shows.
nonisolated struct TableCellsLayout: SlotLayout {
    private let columns: [TableColumnTraits]

    init(_ columns: [TableColumnTraits]) {
        self.columns = columns
    }

    @MainActor func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        let cells = content.node.children.map { child in
            let cell = content.cell(child)
            cell.traits.slot = child.slot
            return cell
        }
        return content.subviews(cells)
    }

    /// The widths of the columns in a row of some width: each is offered an equal share of what is left, the least flexible
    /// first.
    private func widths(_ total: CGFloat) -> [CGFloat] {
        var rest = total - TableMetrics.spacing * CGFloat(max(0, columns.count - 1))
        var widths = columns.map { _ in CGFloat(0) }
        // The least flexible, and of those without limit the one that needs most.
        func urgency(_ index: Int) -> (CGFloat, CGFloat, Int) {
            let limits = columns[index].limits
            return (limits.upperBound - limits.lowerBound, -limits.lowerBound, index)
        }
        // Unverified: how columns share the width; here as the views of a stack do.
        let order = columns.indices.sorted { urgency($0) < urgency($1) }
        for (done, index) in order.enumerated() {
            let share = max(0, rest / CGFloat(columns.count - done))
            widths[index] = share.clamped(to: columns[index].limits)
            rest -= widths[index]
        }
        return widths
    }

    /// The cells that are shown, each with the place and the width of its column.
    private func cells(
        _ width: CGFloat, _ subviews: Subviews
    ) -> [(view: LayoutSubview, x: CGFloat, width: CGFloat, column: TableColumnTraits)] {
        var x: CGFloat = 0
        return zip(subviews, zip(widths(width), columns)).map { view, column in
            defer { x += column.0 + TableMetrics.spacing }
            return (view, x, column.0, column.1)
        }
    }

    private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
        if let width = proposal.width { return width }
        let ideal = zip(subviews, columns).map { view, column in
            view.sizeThatFits(.unspecified).width.clamped(to: column.limits)
        }
        return ideal.reduce(TableMetrics.spacing * CGFloat(max(0, ideal.count - 1)), +)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = width(proposal, subviews)
        let heights = cells(width, subviews).map { cell in
            cell.view.sizeThatFits(ProposedViewSize(width: cell.width, height: nil)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        for cell in cells(bounds.width, subviews) {
            let side = cell.column.side
            cell.view.show(
                at: CGPoint(x: bounds.minX + cell.x + side.x * cell.width, y: bounds.midY), anchor: side,
                proposal: ProposedViewSize(width: cell.width, height: nil))
        }
    }
}

nonisolated extension TableColumnTraits {
    /// The limits of the width, in points: from 0 to infinity where none are set.
    fileprivate var limits: ClosedRange<CGFloat> {
        let least = max(0, least ?? 0)
        return least...max(least, most ?? .infinity)
    }

    /// The side at which cells stand.
    fileprivate var side: UnitPoint {
        switch alignment {
        case .center: .center
        case nil, .automatic, .leading: .leading
        default: .trailing
        }
    }
}

nonisolated extension CGFloat {
    fileprivate func clamped(to limits: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
    }
}
