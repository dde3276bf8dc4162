import Foundation

/// The views side by side in a bar.
package nonisolated struct BarRow {
    /// The bar, without its margins.
    private let frame: CGRect
    /// The part of it in which nothing stands yet.
    private var start, end: CGFloat
    /// The middle, in which a title stands.
    private let middle: CGFloat

    package init(_ frame: CGRect, around middle: CGFloat? = nil) {
        self.frame = frame
        (start, end) = (frame.minX, frame.maxX)
        self.middle = middle ?? frame.midX
    }

    private var offer: ProposedViewSize { ProposedViewSize(width: max(0, end - start), height: frame.height) }

    /// Places views one after the other, from the start on.
    mutating func placeAtStart(_ views: some Sequence<LayoutSubview>) {
        for view in views {
            let size = view.sizeThatFits(offer)
            show(view, at: start, size)
            start += size.width + BarMetrics.spacing
        }
    }

    /// Places views one after the other, so that the last one is at the end.
    mutating func placeAtEnd(_ views: some BidirectionalCollection<LayoutSubview>) {
        for view in views.reversed() {
            let size = view.sizeThatFits(offer)
            show(view, at: end - size.width, size)
            end -= size.width + BarMetrics.spacing
        }
    }

    /// Places views in the middle of the bar, or where something stands there, as near to it as there is room.
    func placeInMiddle(_ views: some Sequence<LayoutSubview>) {
        for view in views {
            let size = view.sizeThatFits(offer)
            let wanted = middle - size.width / 2
            show(view, at: max(start, min(wanted, end - size.width)), size)
        }
    }

    /// Places views all along the bar: a single one in the middle, several with the room that is left between them, or in
    /// those that take all the room they get, such as spacers. *Unverified* for several without spacers.
    package func spread(_ views: LayoutSubviews) {
        let sizes = views.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: frame.height)) }
        let unlimited = ProposedViewSize(width: .infinity, height: frame.height)
        let isElastic = views.map { $0.sizeThatFits(unlimited).width == .infinity }
        let elastic = isElastic.count { $0 }
        guard views.count > 1 || elastic > 0 else { return placeInMiddle(views) }
        let spacing = BarMetrics.spacing * CGFloat(views.count - 1)
        let taken = zip(sizes, isElastic).reduce(spacing) { $0 + ($1.1 ? 0 : $1.0.width) }
        let rest = max(0, frame.width - taken)
        let gap = BarMetrics.spacing + (elastic == 0 ? rest / CGFloat(views.count - 1) : 0)
        var x = frame.minX
        for (index, view) in views.enumerated() {
            var size = sizes[index]
            if isElastic[index] { size.width = rest / CGFloat(elastic) }
            show(view, at: x, size)
            x += size.width + gap
        }
    }

    /// Shows a view in the middle of the bar's height. A touch above it or below it in the bar is one of it, and so is one a
    /// finger's breadth around its middle.
    private func show(_ view: LayoutSubview, at x: CGFloat, _ size: CGSize) {
        view.show(
            at: CGPoint(x: x, y: frame.midY), anchor: .leading,
            proposal: ProposedViewSize(width: size.width, height: frame.height))
        let side = max(0, (TouchMetrics.length - size.width) / 2)
        let above = max(0, (max(frame.height, TouchMetrics.length) - size.height) / 2)
        view.item.touchMargins = EdgeInsets(top: above, leading: side, bottom: above, trailing: side)
    }
}
