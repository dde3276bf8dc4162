import Foundation

/// The options of a picker side by side, each as wide.
package nonisolated struct SegmentLayout: SlotLayout, SystemSizeLayout {
    package init() {}

    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(content.items(at: .segment))
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let options = subviews.all(in: .content)
        let widest = options.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(
            width: proposal.width ?? (widest + 2 * ControlMetrics.distance) * CGFloat(options.count),
            height: ControlMetrics.segmentHeight)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        let options = subviews.all(in: .content)
        let width = bounds.width / CGFloat(max(1, options.count))
        for (index, option) in options.enumerated() {
            option.show(
                at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}
