import Foundation

/// What there is nothing of, and below it the reason and what can be done, one below the other in the middle.
package nonisolated struct UnavailableLayout: BuiltInLayout {
    private let slots: (label: Slot, description: Slot)
    private let column = VStackLayout(spacing: UnavailableMetrics.spacing)

    package init(label: Slot, description: Slot) {
        slots = (label, description)
    }

    package static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(
            content.items(at: [(slots.label, .unavailableTitle), (slots.description, .unavailableText)]))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(by: EdgeInsets(UnavailableMetrics.margin, on: .horizontal))
    }

    package func makeCache(subviews: Subviews) -> _StackCache { column.makeCache(subviews: subviews) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        let size = column.sizeThatFits(proposal: offer(proposal), subviews: subviews, cache: &cache)
        // Commonly known: it takes all the room that there is, and stands in its middle.
        return CGSize(
            width: max(size.width, proposal.width ?? size.width),
            height: max(size.height, proposal.height ?? size.height))
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        let offer = offer(ProposedViewSize(bounds.size))
        let size = column.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
        let inner = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        column.placeSubviews(in: inner, proposal: offer, subviews: subviews, cache: &cache)
    }
}

/// The sizes of views that say that there is nothing to show, in points. All are *unverified*.
package nonisolated enum UnavailableMetrics {
    /// Between the title, the description and what can be done.
    static let spacing: CGFloat = 8
    /// Between the symbol and the title.
    package static let iconSpacing: CGFloat = 16
    /// At the sides.
    static let margin: CGFloat = 24
}
