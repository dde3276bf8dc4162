import Foundation

/// A layout of one view: what it is proposed, how large the container is for its size, and where it stands.
package nonisolated protocol UnaryLayout: BuiltInLayout where Cache == Void {
    /// The proposal for the view.
    func offer(_ proposal: ProposedViewSize, to view: LayoutSubview) -> ProposedViewSize
    /// The size of the container.
    func size(of view: CGSize, _ proposal: ProposedViewSize) -> CGSize
    /// Returns the position of the view in the container.
    func position(of view: ViewDimensions, in bounds: CGRect) -> CGPoint
    /// The distances that the container would like to keep.
    func spacing(of view: ViewSpacing) -> ViewSpacing
}

nonisolated extension UnaryLayout {
    package func offer(_ proposal: ProposedViewSize, to view: LayoutSubview) -> ProposedViewSize { proposal }
    package func size(of view: CGSize, _ proposal: ProposedViewSize) -> CGSize { view }
    package func position(of view: ViewDimensions, in bounds: CGRect) -> CGPoint { bounds.origin }
    package func spacing(of view: ViewSpacing) -> ViewSpacing { view }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let view = subviews[0]
        return size(of: view.sizeThatFits(offer(proposal, to: view)), proposal)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let view = subviews[0]
        let offer = offer(proposal, to: view)
        view.place(at: position(of: view.dimensions(in: offer), in: bounds), proposal: offer)
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacing(of: subviews[0].spacing) }
}

/// A layout whose guides are those of its first view, wherever that is shown.
package nonisolated protocol GuidedByFirst: BuiltInLayout {}

nonisolated extension GuidedByFirst {
    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews[0].item.explicit(guide.key, .horizontal, proposal).map { bounds.minX + $0 }
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews[0].item.explicit(guide.key, .vertical, proposal).map { bounds.minY + $0 }
    }
}

/// Puts space around a view.
package nonisolated struct PaddingLayout: UnaryLayout {
    package let insets: EdgeInsets
    /// The sides that have space, and with it no wishes of the view.
    package let edges: Edge.Set

    package init(_ insets: EdgeInsets, on edges: Edge.Set) {
        self.insets = insets
        self.edges = edges
    }

    package func offer(_ proposal: ProposedViewSize, to view: LayoutSubview) -> ProposedViewSize {
        proposal.inset(by: insets)
    }

    package func size(of view: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: max(0, view.width + insets.leading + insets.trailing),
            height: max(0, view.height + insets.top + insets.bottom))
    }

    package func position(of view: ViewDimensions, in bounds: CGRect) -> CGPoint {
        CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    }

    package func spacing(of view: ViewSpacing) -> ViewSpacing { view.resetting(edges) }
}

/// Gives a view a width, a height, or both.
package nonisolated struct FixedFrameLayout: UnaryLayout {
    package let width: CGFloat?
    package let height: CGFloat?
    package let alignment: Alignment

    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    package func offer(_ proposal: ProposedViewSize, to view: LayoutSubview) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func size(of view: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: width ?? view.width, height: height ?? view.height)
    }

    package func position(of view: ViewDimensions, in bounds: CGRect) -> CGPoint {
        bounds.point(aligning: view, alignment)
    }

    package func spacing(of view: ViewSpacing) -> ViewSpacing {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return view.resetting(edges)
    }
}

/// Gives a view limits to its width and height.
package nonisolated struct FlexibleFrameLayout: UnaryLayout {
    /// The limits of a length, in points.
    package struct Limits {
        package let least, ideal, most: CGFloat?

        package init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
            self.least = least
            self.ideal = ideal
            self.most = most
        }

        /// The length proposed to the view: the ideal one where nothing is proposed, and nothing beyond the limits.
        package func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

        /// The length for a proposal and the length of the view. With both limits it follows the proposal; with one, the
        /// view is the other.
        package func length(_ proposal: CGFloat?, _ view: CGFloat) -> CGFloat {
            guard let proposal else { return clamped(ideal ?? view) }
            // Commonly known: a frame without limits has the view's size; a limit on one side keeps the other of the view.
            switch (least, most) {
            case (nil, nil): return view
            case (let least?, nil): return max(min(proposal, view), least)
            case (nil, let most?): return min(max(proposal, view), most)
            default: return clamped(proposal)
            }
        }

        private func clamped(_ length: CGFloat) -> CGFloat { max(min(length, most ?? .infinity), least ?? 0) }
    }

    package let width, height: Limits
    package let alignment: Alignment

    package init(width: Limits, height: Limits, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    package func offer(_ proposal: ProposedViewSize, to view: LayoutSubview) -> ProposedViewSize {
        ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }

    package func size(of view: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: width.length(proposal.width, view.width), height: height.length(proposal.height, view.height))
    }

    package func position(of view: ViewDimensions, in bounds: CGRect) -> CGPoint {
        bounds.point(aligning: view, alignment)
    }
}

/// Keeps a view at its ideal width, its ideal height, or both.
package nonisolated struct FixedSizeLayout: UnaryLayout {
    package let horizontal: Bool
    package let vertical: Bool

    package init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package func offer(_ proposal: ProposedViewSize, to view: LayoutSubview) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // Proposed the ideal length that it answered, what is in the view can share it: the buttons of a column, each without
        // a limit to its width, are all as wide as the widest (commonly known).
        let view = subviews[0]
        let offer = view.filled(offer(proposal, to: view))
        view.place(at: bounds.point(aligning: view.dimensions(in: offer), .center), proposal: offer)
    }
}

/// Proposes a size of some ratio to a view: the largest that fits, or the smallest that fills.
package nonisolated struct AspectRatioLayout: UnaryLayout {
    /// The width divided by the height; nil for that of the view's ideal size.
    package let ratio: CGFloat?
    package let mode: ContentMode

    package init(ratio: CGFloat?, mode: ContentMode) {
        self.ratio = ratio
        self.mode = mode
    }

    package func offer(_ proposal: ProposedViewSize, to view: LayoutSubview) -> ProposedViewSize {
        let ideal = view.sizeThatFits(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return self.ratio == nil
                ? .unspecified : ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let byHeight = height * ratio
            // Documented for ContentMode: fit stays within the room, and fill covers it.
            let fits = mode == .fit ? min(width, byHeight) : max(width, byHeight)
            return ProposedViewSize(
                width: fits, height: fits == byHeight ? height : fits / ratio)
        }
    }

    package func position(of view: ViewDimensions, in bounds: CGRect) -> CGPoint {
        bounds.point(aligning: view, .center)
    }
}

/// Shows a view beside its place.
package nonisolated struct OffsetLayout: UnaryLayout, GuidedByFirst {
    package static var _nature: _LayoutNature { .moving }

    /// The distance to the trailing side and down, in points.
    package let offset: CGSize

    package init(offset: CGSize) {
        self.offset = offset
    }

    package func position(of view: ViewDimensions, in bounds: CGRect) -> CGPoint {
        // Documented for offset(_:): only the place where the view is drawn moves; its room in the layout doesn't.
        CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height)
    }
}

/// Shows the middle of a view at a point, and takes all the room there is.
package nonisolated struct PositionLayout: UnaryLayout, GuidedByFirst {
    package static var _nature: _LayoutNature { .moving }

    /// The point in the room, in points.
    package let point: CGPoint

    package init(point: CGPoint) {
        self.point = point
    }

    package func size(of view: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        // Commonly known: a positioned view takes all the room that it is proposed.
        proposal.replacingUnspecifiedDimensions(by: view)
    }

    package func position(of view: ViewDimensions, in bounds: CGRect) -> CGPoint {
        CGPoint(x: bounds.minX + point.x - view.width / 2, y: bounds.minY + point.y - view.height / 2)
    }
}

/// Moves a guide of a view.
package nonisolated struct AlignmentGuideLayout: UnaryLayout, GuidingLayout, GuidedByFirst {
    package static var _nature: _LayoutNature { .guiding }

    package let guide: AlignmentKey
    package let compute: (ViewDimensions) -> CGFloat

    package init(guide: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.guide = guide
        self.compute = compute
    }

    package var ownGuides: Set<ObjectIdentifier> { [ObjectIdentifier(guide)] }

    private func own(_ key: AlignmentKey, _ subviews: Subviews, _ proposal: ProposedViewSize) -> CGFloat? {
        key == guide ? compute(subviews[0].dimensions(in: proposal)) : nil
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        (own(guide.key, subviews, proposal) ?? subviews[0].item.explicit(guide.key, .horizontal, proposal))
            .map { bounds.minX + $0 }
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        (own(guide.key, subviews, proposal) ?? subviews[0].item.explicit(guide.key, .vertical, proposal))
            .map { bounds.minY + $0 }
    }
}
