import Foundation

/// Pages side by side, each as large as the view, and one of them in view.
package nonisolated struct PagedLayout: BuiltInLayout {
    package static var _nature: _LayoutNature { .container }

    /// The pages, each of which is one subview, also those that aren't on the screen.
    package let pages: [Node]
    private let chosen: Int
    private let axis: Axis

    package init(pages: [Node], chosen: Int, axis: Axis) {
        self.pages = pages
        self.chosen = chosen
        self.axis = axis
    }

    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(pages.map(content.cell))
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.indices.contains(chosen) ? subviews[chosen].sizeThatFits(proposal) : .zero
        return proposal.replacingUnspecifiedDimensions(by: size)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (place, view) in subviews.enumerated() {
            let distance = CGFloat(place - chosen) * bounds.size[axis]
            let (x, y) = axis == .horizontal ? (distance, 0) : (0, distance)
            view.place(
                at: CGPoint(x: bounds.midX + x, y: bounds.midY + y), anchor: .center,
                proposal: ProposedViewSize(bounds.size))
        }
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}
