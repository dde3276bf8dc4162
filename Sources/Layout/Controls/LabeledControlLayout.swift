import Foundation

/// A label with a control of a size after it, which together take the width that there is. A control whose label
/// `labelsHidden` hides takes its own.
package nonisolated struct LabeledControlLayout: SlotLayout, SystemSizeLayout {
    private let control: CGSize
    /// Whether the control takes all the width, and the label isn't shown.
    private let fills: Bool
    private let isLabelHidden: Bool

    /// A control of a size beside its label.
    package init(control: CGSize, isLabelHidden: Bool) {
        self.control = control
        fills = false
        self.isLabelHidden = isLabelHidden
    }

    /// A control of a height that takes all the width, and doesn't show its label.
    package init(height: CGFloat) {
        control = CGSize(width: 0, height: height)
        fills = true
        isLabelHidden = false
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if isLabelHidden { return control }
        let label = label(proposal, subviews)
        let least = (label?.size.width ?? 0) + (label == nil ? 0 : ControlMetrics.distance) + control.width
        return CGSize(
            width: proposal.width.map { max($0, control.width) } ?? least,
            height: max(label?.size.height ?? 0, control.height))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        guard let label = label(proposal, subviews) else { return }
        label.view.show(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: label.offer)
    }

    /// The label, what it is proposed, and its size; nil for one that isn't shown.
    private func label(
        _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> (view: LayoutSubview, offer: ProposedViewSize, size: CGSize)? {
        guard !fills, !isLabelHidden, let view = subviews.first(in: .label) else { return nil }
        let offer = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - control.width - ControlMetrics.distance) },
            height: proposal.height)
        return (view, offer, view.sizeThatFits(offer))
    }
}
