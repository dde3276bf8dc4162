import Foundation

/// An icon before a title or above it. The views come the other way round.
package nonisolated struct LabelLayout<Stack: Layout>: BuiltInLayout where Stack.Cache == _StackCache {
    private let row: Stack
    /// The slot of the icon, and the place that decides its size; nil for one as large as the title.
    private let icon: (slot: Slot, place: BarPlace)?

    package init(_ stack: Stack) {
        row = stack
        icon = nil
    }

    package init(_ stack: Stack, icon: Slot, at place: BarPlace) {
        row = stack
        self.icon = (icon, place)
    }

    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(
            icon.map { content.items(at: [($0.slot, $0.place)]) }
                ?? content.items(along: Self.layoutProperties.stackOrientation))
    }

    package static var layoutProperties: LayoutProperties { Stack.layoutProperties }

    private func iconFirst(_ subviews: Subviews) -> Subviews { subviews[subviews.indices.reversed()] }

    package func makeCache(subviews: Subviews) -> _StackCache { row.makeCache(subviews: iconFirst(subviews)) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        row.sizeThatFits(proposal: proposal, subviews: iconFirst(subviews), cache: &cache)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        row.placeSubviews(in: bounds, proposal: proposal, subviews: iconFirst(subviews), cache: &cache)
    }

    package func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
        row.spacing(subviews: iconFirst(subviews), cache: &cache)
    }
}

/// A label of which one part is shown.
package nonisolated struct LabelPartLayout: SlotLayout {
    private let shown: Slot

    package init(shown: Slot) {
        self.shown = shown
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first(in: shown)?.sizeThatFits(proposal) ?? .zero
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        subviews.first(in: shown)?.show(at: bounds.origin, proposal: proposal)
    }
}

/// A label in a row of a menu: the title, and the icon at the end of the row.
package nonisolated struct MenuLabelLayout: SlotLayout {
    private let icon: Slot

    package init(icon: Slot) {
        self.icon = icon
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(by: EdgeInsets(MenuMetrics.icon, on: .trailing))
    }

    private func titles(_ subviews: Subviews) -> [LayoutSubview] { subviews.filter { $0.item.traits.slot !== icon } }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let title = titles(subviews).first?.sizeThatFits(offer(proposal)) ?? .zero
        let icon = subviews.first(in: icon)?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(
            width: proposal.width ?? title.width + MenuMetrics.icon,
            height: max(title.height, min(icon.height, title.height)))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        titles(subviews).first?.show(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: offer(ProposedViewSize(bounds.size)))
        // Seen: icons stand one below the other in a column of their own, with their middles in line.
        subviews.first(in: icon)?.show(
            at: CGPoint(x: bounds.maxX + MenuMetrics.inset - MenuMetrics.icon / 2, y: bounds.midY), anchor: .center,
            proposal: .unspecified)
    }
}
