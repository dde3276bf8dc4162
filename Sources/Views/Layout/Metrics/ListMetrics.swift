import Foundation

/// The distances of lists and forms, in points. The height of a row is that of accessibility dumps of iOS 18 and earlier; all
/// else is *unverified*: nothing public records it in bulk.
nonisolated enum ListMetrics {
    static let rowHeight: CGFloat = 44
    /// Between the content of a row and its upper and lower side.
    static let rowPadding: CGFloat = 11
    /// Between the content of a row and its leading and trailing side.
    static let rowInset: CGFloat = 20
    /// Between the rows of a grouped list and the sides of the list.
    static let margin: CGFloat = 20
    /// Between sections, and above the first.
    static let sectionGap: CGFloat = 35
    /// Between a header or footer and the rows.
    static let headerGap: CGFloat = 7
}

/// The roles of views in a list.
nonisolated enum ListPart: LayoutValueKey {
    enum Part { case row, header, footer }
    static let defaultValue = Part.row
}

/// The section that a view of a list stands in, by number; nil for none.
nonisolated enum ListSection: LayoutValueKey {
    static let defaultValue: Int? = nil
}

/// A layout whose subviews stand in sections.
nonisolated protocol ArrangesSections {}

/// Rows one below the other in sections: the list takes all the room, and scrolls what it has none for.
nonisolated struct ListLayout: SlotLayout, ArrangesSections, ContainerLayout {
    /// Whether sections are inset from the sides of the list.
    let isInset: Bool
    let scrolled: ScrolledContent

    private struct Row {
        let view: LayoutSubview
        let frame: CGRect
        let offer: ProposedViewSize
    }

    /// The rows in a list of some width, from its top leading corner on, and the height of all.
    private func rows(_ width: CGFloat, _ subviews: Subviews) -> (rows: [Row], height: CGFloat) {
        var rows: [Row] = []
        var y: CGFloat = isInset ? ListMetrics.sectionGap : 0
        var section: Int?? = .none
        let inset = ListMetrics.rowInset + (isInset ? ListMetrics.margin : 0)
        for view in subviews where !view.item.traits.isLabel {
            let own = view[ListSection.self]
            if case .some(let last) = section, last != own { y += isInset ? ListMetrics.sectionGap : 0 }
            section = .some(own)
            let part = view[ListPart.self]
            let offer = ProposedViewSize(width: max(0, width - 2 * inset), height: nil)
            let size = view.sizeThatFits(offer)
            let padding = part == .row ? ListMetrics.rowPadding : ListMetrics.headerGap
            let height = max(size.height + 2 * padding, part == .row ? ListMetrics.rowHeight : 0)
            rows.append(
                Row(
                    view: view, frame: CGRect(x: inset, y: y, width: max(0, width - 2 * inset), height: height),
                    offer: offer))
            y += height
        }
        return (rows, y)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? LayoutMetrics.shapeLength
        let margins = scrolled.margins
        return CGSize(
            width: width,
            height: proposal.height ?? rows(width - margins.leading - margins.trailing, subviews).height + margins.top
                + margins.bottom)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        let width = bounds.width - scrolled.margins.leading - scrolled.margins.trailing
        let (rows, height) = rows(width, subviews)
        let origin = scrolled.origin(of: CGSize(width: width, height: height), in: bounds)
        for row in rows {
            row.view.show(
                at: CGPoint(x: origin.x + row.frame.minX, y: origin.y + row.frame.midY), anchor: .leading,
                proposal: row.offer)
        }
    }
}

extension List: ArrangedView, LazyContainer {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        let isPlain =
            switch place.node.environment[StyleKey<ModifierType.ListStyle>.self]?.style {
            case is PlainListStyle, is InsetListStyle: true
            default: false
            }
        return ListLayout(isInset: !isPlain, scrolled: place.scrolledContent())
    }
}

extension Form: ArrangedView, LazyContainer {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        ListLayout(isInset: true, scrolled: place.scrolledContent())
    }
}
