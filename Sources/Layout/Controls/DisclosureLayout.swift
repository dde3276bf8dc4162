import Foundation

/// The label of a group that can be opened, which takes the width that there is, with its content below. *Unverified*: the
/// content stands in the middle.
package nonisolated struct DisclosureLayout: SlotLayout {
    package init() {}

    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(content.items(of: content.node.childrenInPlace))
    }

    private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [(view: LayoutSubview, size: CGSize)] {
        subviews.labelAndContent.map { view in
            (view, view.sizeThatFits(offer(to: view, proposal.width)))
        }
    }

    /// The mark that says whether the group is open stands behind the label.
    private func offer(to view: LayoutSubview, _ width: CGFloat?) -> ProposedViewSize {
        let taken = view.item.traits.slot === Slot.label ? ControlMetrics.disclosure + ControlMetrics.distance : 0
        return ProposedViewSize(width: width.map { max(0, $0 - taken) }, height: nil)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let parts = parts(proposal, subviews)
        let least = parts.map(\.size.width).max() ?? 0
        return CGSize(
            width: proposal.width ?? least + ControlMetrics.distance + ControlMetrics.disclosure,
            height: parts.reduce(0) { $0 + $1.size.height })
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        var y = bounds.minY
        for (view, size) in parts(ProposedViewSize(bounds.size), subviews) {
            let isLabel = view.item.traits.slot === Slot.label
            view.show(
                at: CGPoint(x: isLabel ? bounds.minX : bounds.midX, y: y), anchor: isLabel ? .topLeading : .top,
                proposal: offer(to: view, bounds.width))
            y += size.height
        }
    }
}
