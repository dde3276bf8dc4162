import Foundation

/// An icon before a title or above it. The views come the other way round.
nonisolated struct LabelLayout<Stack: Layout>: BuiltInLayout where Stack.Cache == _StackCache {
    private let row: Stack

    init(_ stack: Stack) {
        row = stack
    }

    static var layoutProperties: LayoutProperties { Stack.layoutProperties }

    private func iconFirst(_ subviews: Subviews) -> Subviews { subviews[subviews.indices.reversed()] }

    func makeCache(subviews: Subviews) -> _StackCache { row.makeCache(subviews: iconFirst(subviews)) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        row.sizeThatFits(proposal: proposal, subviews: iconFirst(subviews), cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        row.placeSubviews(in: bounds, proposal: proposal, subviews: iconFirst(subviews), cache: &cache)
    }

    func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
        row.spacing(subviews: iconFirst(subviews), cache: &cache)
    }
}

/// A label of which one part is shown.
nonisolated struct LabelPartLayout: SlotLayout {
    let shown: Slot

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first(in: shown)?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        subviews.first(in: shown)?.show(at: bounds.origin, proposal: proposal)
    }
}
