import Foundation

/// A bar that takes the width that there is, between its label and the label of its value; or a spinner above both.
package nonisolated struct ProgressLayout: SlotLayout {
    /// The size of what shows the progress in points; a width of nil is all that there is.
    let indicator: (width: CGFloat?, height: CGFloat)
    let isLabelHidden: Bool

    package init(indicator: (width: CGFloat?, height: CGFloat), isLabelHidden: Bool) {
        self.indicator = indicator
        self.isLabelHidden = isLabelHidden
    }

    /// The distance between a label and the indicator, in points. *Unverified*.
    private static let distance: CGFloat = 4

    private func labels(_ subviews: Subviews) -> (label: LayoutSubview?, value: LayoutSubview?) {
        (isLabelHidden ? nil : subviews.first(in: .label), subviews.first(in: .currentValueLabel))
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (label, value) = labels(subviews)
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        let sizes = [label, value].compactMap { $0?.sizeThatFits(offer) }
        let widest = max(indicator.width ?? 0, sizes.map(\.width).max() ?? 0)
        return CGSize(
            width: indicator.width == nil ? proposal.width ?? max(widest, LayoutMetrics.shapeLength) : widest,
            height: indicator.height + sizes.reduce(0) { $0 + $1.height + Self.distance })
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        let (label, value) = labels(subviews)
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        let isBar = indicator.width == nil
        let (x, anchor) = isBar ? (bounds.minX, UnitPoint.topLeading) : (bounds.midX, .top)
        var y = bounds.minY
        if !isBar { y += indicator.height + Self.distance }
        if let label {
            label.show(at: CGPoint(x: x, y: y), anchor: anchor, proposal: offer)
            y += label.sizeThatFits(offer).height + Self.distance
        }
        if isBar { y += indicator.height + Self.distance }
        value?.show(at: CGPoint(x: x, y: y), anchor: anchor, proposal: offer)
    }
}
