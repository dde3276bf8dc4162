import Foundation

/// The field of a search, and behind it the button that ends the search while there is one.
package nonisolated struct SearchBarLayout: SlotLayout, SystemSizeLayout {
    private let field: FieldLayout

    package init(field: FieldLayout) {
        self.field = field
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        field.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var room = bounds
        let button = subviews.first(in: .systemButton).map { ($0, $0.sizeThatFits(.unspecified)) }
        if let (_, size) = button { room.size.width = max(0, room.width - size.width - BarMetrics.margin) }
        field.placeSubviews(in: room, proposal: ProposedViewSize(room.size), subviews: subviews, cache: &cache)
        guard let (view, size) = button else { return }
        view.show(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: ProposedViewSize(size))
        let above = max(0, (TouchMetrics.length - size.height) / 2)
        view.item.touchMargins = EdgeInsets(
            top: above, leading: BarMetrics.margin / 2, bottom: above, trailing: BarMetrics.margin / 2)
    }
}
