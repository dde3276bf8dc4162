import Foundation

/// A box with room between its sides and what is in it: the label above the content, at the leading side.
nonisolated struct GroupBoxLayout: SlotLayout {
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(by: ControlMetrics.groupInsets)
    }

    /// The label, and below it the content, each with its size.
    private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [(view: LayoutSubview, size: CGSize)] {
        var offer = offer(proposal)
        return (Array(subviews.all(in: .label)) + Array(subviews.all(in: .content))).map { view in
            let size = view.sizeThatFits(offer)
            offer.height = offer.height.map { max(0, $0 - size.height - LayoutMetrics.spacing) }
            return (view, size)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let parts = parts(proposal, subviews)
        let insets = ControlMetrics.groupInsets
        let spacing = LayoutMetrics.spacing * CGFloat(max(0, parts.count - 1))
        return CGSize(
            width: (parts.map(\.size.width).max() ?? 0) + insets.leading + insets.trailing,
            height: parts.reduce(spacing) { $0 + $1.size.height } + insets.top + insets.bottom)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
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

/// The label of a group that can be opened, which takes the width that there is, with its content below. *Unverified*: the
/// content stands in the middle.
nonisolated struct DisclosureLayout: SlotLayout {
    private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [(view: LayoutSubview, size: CGSize)] {
        (Array(subviews.all(in: .label)) + Array(subviews.all(in: .content))).map { view in
            (view, view.sizeThatFits(offer(to: view, proposal.width)))
        }
    }

    /// The mark that says whether the group is open stands behind the label.
    private func offer(to view: LayoutSubview, _ width: CGFloat?) -> ProposedViewSize {
        let taken = view.item.traits.slot === Slot.label ? ControlMetrics.disclosure + ControlMetrics.distance : 0
        return ProposedViewSize(width: width.map { max(0, $0 - taken) }, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let parts = parts(proposal, subviews)
        let least = parts.map(\.size.width).max() ?? 0
        return CGSize(
            width: proposal.width ?? least + ControlMetrics.distance + ControlMetrics.disclosure,
            height: parts.reduce(0) { $0 + $1.size.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
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

/// Controls side by side; their label isn't shown.
nonisolated struct ControlGroupLayout: SlotLayout {
    private let row = HStackLayout()

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let controls = subviews.all(in: .content)
        var cache = row.makeCache(subviews: controls)
        return row.sizeThatFits(proposal: proposal, subviews: controls, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.item.isLeftOut = view.item.traits.slot !== Slot.content }
        let controls = subviews.all(in: .content)
        var cache = row.makeCache(subviews: controls)
        row.placeSubviews(in: bounds, proposal: proposal, subviews: controls, cache: &cache)
    }
}
