import Foundation

/// The roles of views in a list.
package nonisolated enum ListPart: LayoutValueKey {
    /// `columnLabels` are those of a table.
    package enum Part { case row, header, footer, columnLabels }
    package static let defaultValue = Part.row
}

/// The section that a view of a list stands in, by number; nil for none.
package nonisolated enum ListSection: LayoutValueKey {
    package static let defaultValue: Int? = nil
}

/// The controls beside a row of a list that is edited.
package nonisolated enum RowControls: LayoutValueKey {
    package struct Set: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// A circle that deletes the row, or that chooses it, at the leading side.
        package static let delete = Set(rawValue: 1)
        package static let select = Set(rawValue: 2)
        /// A grip that moves the row, at the trailing side.
        package static let move = Set(rawValue: 4)
    }

    package static let defaultValue: Set = []
}

/// Whether an arrow stands at the end of a row.
package nonisolated enum RowArrow: LayoutValueKey {
    package static let defaultValue = false
}

/// Rows one below the other in sections: the list takes all the room, and scrolls what it has none for.
package nonisolated struct ListLayout: SlotLayout {
    package static var _nature: _LayoutNature { .container }

    /// The way in which sections are set apart.
    package enum Form: Sendable {
        /// They follow each other.
        case plain
        /// They are apart, and as wide as the list.
        case grouped
        /// They are apart, and inset from the sides of the list.
        case insetGrouped
    }

    package let form: Form
    /// The places of headers and footers.
    package let labels: SectionLabels
    package let scrolled: ScrolledContent
    /// Whether there is a row with the labels of columns, which stays at the top.
    package var hasColumnLabels = false

    package init(_ form: Form, labels: SectionLabels, scrolled: ScrolledContent, hasColumnLabels: Bool = false) {
        self.form = form
        self.labels = labels
        self.scrolled = scrolled
        self.hasColumnLabels = hasColumnLabels
    }

    private var isGrouped: Bool { form != .plain }

    /// The labels of columns with their row's height; nil where there are none.
    private func columnLabels(_ width: CGFloat, _ subviews: Subviews) -> (view: LayoutSubview, height: CGFloat)? {
        guard hasColumnLabels, let view = subviews.first(where: { $0[ListPart.self] == .columnLabels }) else {
            return nil
        }
        let inset = ListMetrics.margin(in: width)
        let size = view.sizeThatFits(ProposedViewSize(width: max(0, width - 2 * inset), height: nil))
        return (view, max(TableMetrics.header, size.height + 2 * TableMetrics.padding))
    }

    private struct Row {
        let view: LayoutSubview
        let frame: CGRect
        let offer: ProposedViewSize
        let size: CGSize
        /// Between the content and the upper and lower side of the row at the least.
        let padding: (top: CGFloat, bottom: CGFloat)
        /// Between the content and the leading and trailing side of the row.
        let inset: (leading: CGFloat, trailing: CGFloat)

        /// The middle of the content.
        var midY: CGFloat { frame.midY + (padding.top - padding.bottom) / 2 }

        /// From the content to the sides of the row, which takes touches everywhere.
        var touchMargins: EdgeInsets {
            let above = (frame.height - size.height) / 2
            return EdgeInsets(
                top: above, leading: inset.leading, bottom: above, trailing: inset.trailing + frame.width - size.width)
        }
    }

    /// The rows in a list of some width, from its top leading corner on, and the height of all.
    private func rows(_ width: CGFloat, _ subviews: Subviews) -> (rows: [Row], height: CGFloat) {
        var rows: [Row] = []
        var y: CGFloat = isGrouped ? ListMetrics.sectionGap : 0
        var section: Int?? = .none
        let margin = ListMetrics.margin(in: width)
        let inset = form == .insetGrouped ? 2 * margin : margin
        for view in subviews where !view.item.traits.isLabel && view[ListPart.self] != .columnLabels {
            let own = view[ListSection.self]
            if case .some(let last) = section, last != own { y += isGrouped ? ListMetrics.sectionGap : 0 }
            section = .some(own)
            let part = view[ListPart.self]
            let controls = view[RowControls.self]
            let leading = controls.isDisjoint(with: [.delete, .select]) ? 0 : ListMetrics.controlWidth
            let trailing =
                (controls.contains(.move) ? ListMetrics.controlWidth : 0)
                + (view[RowArrow.self] ? ListMetrics.arrow : 0)
            let room = max(0, width - 2 * inset - leading - trailing)
            let offer = ProposedViewSize(width: room, height: nil)
            let size = view.sizeThatFits(offer)
            let padding = padding(part)
            // Documented for defaultMinListRowHeight: the least height of a row. It is fixed here.
            let height = max(
                size.height + padding.top + padding.bottom, part == .row ? ListMetrics.rowHeight : 0)
            rows.append(
                Row(
                    view: view, frame: CGRect(x: inset + leading, y: y, width: room, height: height),
                    offer: offer, size: size, padding: padding, inset: (margin + leading, margin + trailing)))
            y += height
        }
        return (rows, y)
    }

    private func padding(_ part: ListPart.Part) -> (top: CGFloat, bottom: CGFloat) {
        switch part {
        case .row: (ListMetrics.rowPadding, ListMetrics.rowPadding)
        case .header where isGrouped: (0, ListMetrics.groupedHeaderGap)
        case .header, .footer, .columnLabels: (ListMetrics.headerGap, ListMetrics.headerGap)
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? LayoutMetrics.shapeLength
        if let height = proposal.height { return CGSize(width: width, height: height) }
        let margins = scrolled.margins
        let rows = rows(width - margins.leading - margins.trailing, subviews).height
        let labels = columnLabels(width, subviews)?.height ?? 0
        return CGSize(width: width, height: rows + labels + margins.top + margins.bottom)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        var scrolled = scrolled
        if let labels = columnLabels(bounds.width, subviews) {
            let inset = ListMetrics.margin(in: bounds.width)
            labels.view.show(
                at: CGPoint(x: bounds.minX + inset, y: bounds.minY + labels.height / 2), anchor: .leading,
                proposal: ProposedViewSize(width: max(0, bounds.width - 2 * inset), height: nil))
            scrolled.margins.top += labels.height
        }
        let width = bounds.width - scrolled.margins.leading - scrolled.margins.trailing
        let (rows, height) = rows(width, subviews)
        let origin = scrolled.origin(of: CGSize(width: width, height: height), in: bounds)
        for row in rows {
            row.view.show(
                at: CGPoint(x: origin.x + row.frame.minX, y: origin.y + row.midY), anchor: .leading,
                proposal: row.offer)
            guard row.view[ListPart.self] == .row else { continue }
            row.view.item.touchMargins = row.touchMargins
            row.view.item.isListRow = true
        }
    }
}
