import Foundation

/// The layout of a `ZStack`. Its size is that of the subviews with the highest priority; others are proposed that size.
public nonisolated struct ZStackLayout: BuiltInLayout {
    public static var _nature: _LayoutNature { .builtIn }

    /// The alignment of the subviews.
    public var alignment: Alignment

    /// Creates the layout of a pile of views.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        extent(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let extent = extent(proposal, subviews)
        for view in subviews {
            let offer = view.priority == extent.priority ? proposal : ProposedViewSize(extent.size)
            let size = view.dimensions(in: offer)
            view.place(
                at: CGPoint(
                    x: bounds.minX + extent.guide.x - size[alignment.horizontal],
                    y: bounds.minY + extent.guide.y - size[alignment.vertical]), proposal: offer)
        }
    }

    /// The size of the pile, the point in it at which the guides of the subviews meet, and the highest priority.
    private func extent(
        _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> (size: CGSize, guide: CGPoint, priority: Double) {
        guard let priority = subviews.lazy.map(\.priority).max() else { return (.zero, .zero, 0) }
        var (left, above, right, below) =
            (-CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        // Unverified: only the views of the highest priority decide on the size.
        for view in subviews where view.priority == priority {
            let size = view.dimensions(in: proposal)
            let (x, y) = (size[alignment.horizontal], size[alignment.vertical])
            (left, above) = (max(left, x), max(above, y))
            (right, below) = (
                max(right, size.width.distance(from: x)), max(below, size.height.distance(from: y))
            )
        }
        return (
            CGSize(width: max(0, left + right), height: max(0, above + below)), CGPoint(x: left, y: above), priority
        )
    }
}
