import Foundation

/// A picker that shows the chosen option alone, behind its label.
package nonisolated struct ClosedPickerLayout: SlotLayout, SystemSizeLayout {
    /// The place of the chosen option among all, from 0; nil where none is chosen.
    let chosen: Int?
    let isLabelHidden: Bool
    /// Whether the picker stands in a row of a list or a form, where there is no button around the option.
    let isInRow: Bool

    package init(chosen: Int?, isLabelHidden: Bool, isInRow: Bool) {
        self.chosen = chosen
        self.isLabelHidden = isLabelHidden
        self.isInRow = isInRow
    }

    private func option(_ subviews: Subviews) -> LayoutSubview? {
        let options = subviews.all(in: .content)
        return chosen.flatMap { options.indices.contains($0) ? options[$0] : nil }
    }

    /// The label beside a control that has room for the option and for the mark behind it.
    private func control(_ subviews: Subviews) -> LabeledControlLayout {
        let option = option(subviews)?.sizeThatFits(.unspecified) ?? .zero
        let width = option.width + behind + (isInRow ? 0 : ControlMetrics.optionInset)
        let size = CGSize(width: width, height: isInRow ? option.height : ControlMetrics.compactHeight)
        // Commonly known: outside of a list there is no label, and the picker is as wide as the option.
        return LabeledControlLayout(control: size, isLabelHidden: isLabelHidden || !isInRow)
    }

    /// From the option to the end of the control: the mark, with the room before and behind it.
    private var behind: CGFloat {
        ControlMetrics.optionMark.gap + ControlMetrics.optionMark.width
            + (isInRow ? ControlMetrics.optionMark.margin : ControlMetrics.optionInset)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        control(subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        control(subviews).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        guard let option = option(subviews) else { return }
        let size = option.sizeThatFits(.unspecified)
        option.show(
            at: CGPoint(x: bounds.maxX - behind, y: bounds.midY),
            anchor: .trailing, proposal: ProposedViewSize(size))
    }
}
