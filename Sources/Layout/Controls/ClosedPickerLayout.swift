import Foundation

/// A picker that shows the chosen option alone, behind its label. *Unverified* for the distances.
package nonisolated struct ClosedPickerLayout: SlotLayout, SystemSizeLayout {
    /// The place of the chosen option among all, from 0; nil where none is chosen.
    let chosen: Int?
    let isLabelHidden: Bool

    package init(chosen: Int?, isLabelHidden: Bool) {
        self.chosen = chosen
        self.isLabelHidden = isLabelHidden
    }

    private func option(_ subviews: Subviews) -> LayoutSubview? {
        let options = subviews.all(in: .content)
        return chosen.flatMap { options.indices.contains($0) ? options[$0] : nil }
    }

    /// The label beside a control that has room for the option and for the mark behind it.
    private func control(_ subviews: Subviews) -> LabeledControlLayout {
        var size = ControlMetrics.compact
        let option = option(subviews)?.sizeThatFits(.unspecified) ?? .zero
        size.width = max(size.width, option.width + ControlMetrics.disclosure + 2 * ControlMetrics.distance)
        return LabeledControlLayout(control: size, isLabelHidden: isLabelHidden)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        control(subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        control(subviews).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        guard let option = option(subviews) else { return }
        let size = option.sizeThatFits(.unspecified)
        option.show(
            at: CGPoint(x: bounds.maxX - ControlMetrics.disclosure - ControlMetrics.distance, y: bounds.midY),
            anchor: .trailing, proposal: ProposedViewSize(size))
    }
}
