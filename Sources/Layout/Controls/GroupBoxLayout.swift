import Foundation

/// A box with room between its sides and what is in it: the label above the content, at the leading side.
package nonisolated struct GroupBoxLayout: SlotLayout {
    package init() {}

    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(content.items(at: [(.label, .boxTitle)]))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(by: ControlMetrics.groupInsets)
    }

    /// The label, and below it the content, each with its size.
    private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [(view: LayoutSubview, size: CGSize)] {
        var offer = offer(proposal)
        return subviews.labelAndContent.map { view in
            let size = view.sizeThatFits(offer)
            offer.height = offer.height.map { max(0, $0 - size.height - LayoutMetrics.spacing) }
            return (view, size)
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let parts = parts(proposal, subviews)
        let insets = ControlMetrics.groupInsets
        let spacing = LayoutMetrics.spacing * CGFloat(max(0, parts.count - 1))
        return CGSize(
            width: (parts.map(\.size.width).max() ?? 0) + insets.leading + insets.trailing,
            height: parts.reduce(spacing) { $0 + $1.size.height } + insets.top + insets.bottom)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        let inner = bounds.inset(by: ControlMetrics.groupInsets)
        var y = inner.minY
        for (view, size) in parts(proposal, subviews) {
            // What is narrower than the box stands in its middle, below a label at its side.
            let isLabel = view.item.traits.slot === Slot.label
            view.show(
                at: CGPoint(x: isLabel ? inner.minX : inner.midX, y: y), anchor: isLabel ? .topLeading : .top,
                proposal: ProposedViewSize(size))
            y += size.height + LayoutMetrics.spacing
        }
    }
}
