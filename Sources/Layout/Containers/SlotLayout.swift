import Foundation

/// A layout that knows its views by their slots. A view that it doesn't show isn't there.
package nonisolated protocol SlotLayout: BuiltInLayout where Cache == Void {}

nonisolated extension SlotLayout {
    package func leaveOutAll(_ subviews: LayoutSubviews) {
        for view in subviews { view.item.isLeftOut = true }
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

nonisolated extension LayoutSubviews {
    /// The first view in a slot.
    package func first(in slot: Slot) -> LayoutSubview? { first { $0.item.traits.slot === slot } }
    /// The views in a slot.
    package func all(in slot: Slot) -> LayoutSubviews { self[indices.filter { self[$0].item.traits.slot === slot }] }
    /// The views of the label, and after them those of the content.
    package var labelAndContent: [LayoutSubview] { Array(all(in: .label)) + Array(all(in: .content)) }
}

nonisolated extension LayoutSubview {
    /// Shows a view that was left out.
    package func show(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        item.isLeftOut = false
        place(at: position, anchor: anchor, proposal: proposal)
    }
}
