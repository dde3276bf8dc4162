import Foundation

/// An icon before a title or above it. The views come the other way round.
package nonisolated struct LabelLayout<Stack: Layout>: BuiltInLayout where Stack.Cache == _StackCache {
    private let row: Stack

    package init(_ stack: Stack) {
        row = stack
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
