import Foundation

/// The options of a picker in rows one below the other: all of them, or those that a wheel shows above and below one.
package nonisolated struct OptionsLayout: SlotLayout, SystemSizeLayout {
    /// The place, from 0, of the option in the middle of a wheel; nil where there is no wheel.
    private let middle: Int?

    /// All options.
    package init() { middle = nil }

    /// Those that a wheel shows around the option at a place, counted from 0.
    package init(onWheelAt place: Int) { middle = place }

    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(middle == nil ? content.items() : content.items(at: .wheel))
    }

    private var rowHeight: CGFloat { middle == nil ? ListMetrics.rowHeight : ControlMetrics.wheelRow }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let options = subviews.all(in: .content)
        let widest = options.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let rows = CGFloat(options.count) * rowHeight
        return CGSize(
            width: proposal.width ?? widest + 2 * ControlMetrics.distance,
            height: middle == nil ? rows : ControlMetrics.wheelHeight)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        let first = middle.map { bounds.midY - CGFloat($0) * rowHeight } ?? bounds.minY + rowHeight / 2
        for (place, option) in subviews.all(in: .content).enumerated() {
            let y = first + CGFloat(place) * rowHeight
            guard y >= bounds.minY, y <= bounds.maxY else { continue }
            let offer = ProposedViewSize(width: bounds.width, height: rowHeight)
            let size = option.sizeThatFits(offer)
            // On a wheel, options stand in its middle; in rows, at the leading side.
            option.show(
                at: CGPoint(x: middle == nil ? bounds.minX : bounds.midX, y: y),
                anchor: middle == nil ? .leading : .center, proposal: offer)
            let (side, above) = (max(0, bounds.width - size.width), max(0, (rowHeight - size.height) / 2))
            option.item.touchMargins = EdgeInsets(
                top: above, leading: middle == nil ? 0 : side / 2, bottom: above,
                trailing: middle == nil ? side : side / 2)
        }
    }
}
