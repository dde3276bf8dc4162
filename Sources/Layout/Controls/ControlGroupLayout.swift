import Foundation

/// Controls side by side; their label isn't shown.
package nonisolated struct ControlGroupLayout: SlotLayout {
    private let row = HStackLayout()

    package init() {}

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let controls = subviews.all(in: .content)
        var cache = row.makeCache(subviews: controls)
        return row.sizeThatFits(proposal: proposal, subviews: controls, cache: &cache)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.item.isLeftOut = view.item.traits.slot !== Slot.content }
        let controls = subviews.all(in: .content)
        var cache = row.makeCache(subviews: controls)
        row.placeSubviews(in: bounds, proposal: proposal, subviews: controls, cache: &cache)
    }
}
