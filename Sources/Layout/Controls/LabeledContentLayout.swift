import Foundation

/// A label at the leading side, and content at the trailing one. Where `labelsHidden` hides the label, the content alone.
package nonisolated struct LabeledContentLayout: SlotLayout {
    private let isLabelHidden: Bool

    package init(isLabelHidden: Bool) {
        self.isLabelHidden = isLabelHidden
    }

    private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [(LayoutSubview, ProposedViewSize)] {
        var rest = proposal
        var offers: [(LayoutSubview, ProposedViewSize)] = []
        for view in isLabelHidden ? Array(subviews.all(in: .content)) : subviews.labelAndContent {
            offers.append((view, rest))
            rest.width = rest.width.map { max(0, $0 - view.sizeThatFits(rest).width - ControlMetrics.distance) }
        }
        return offers
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = offers(proposal, subviews).map { $0.0.sizeThatFits($0.1) }
        let least = sizes.reduce(0) { $0 + $1.width } + ControlMetrics.distance * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: isLabelHidden ? least : proposal.width ?? least, height: sizes.map(\.height).max() ?? 0)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        var right = bounds.maxX
        for (view, offer) in offers(proposal, subviews).reversed() {
            if view.item.traits.slot === Slot.label {
                view.show(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: offer)
            } else {
                view.show(at: CGPoint(x: right, y: bounds.midY), anchor: .trailing, proposal: offer)
                right -= view.sizeThatFits(offer).width + ControlMetrics.distance
            }
        }
    }
}
