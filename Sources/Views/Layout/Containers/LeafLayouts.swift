import Foundation

/// The size of a view without children.
nonisolated struct LeafLayout: BuiltInLayout {
    /// The distances that the view would like to keep.
    var spacing = ViewSpacing()
    /// The size in points for a proposal.
    let size: (ProposedViewSize) -> CGSize

    /// A view that takes all that is proposed, and is as long as this where nothing is.
    static func filling(_ length: CGFloat = LayoutMetrics.shapeLength) -> LeafLayout {
        LeafLayout { $0.replacingUnspecifiedDimensions(by: CGSize(width: length, height: length)) }
    }

    /// A view of one size, in points.
    static func fixed(_ width: CGFloat, _ height: CGFloat) -> LeafLayout {
        LeafLayout { _ in CGSize(width: width, height: height) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size(proposal) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacing }
}

/// A flexible space along an axis, or along both outside of a stack. It has the lowest priority of all (commonly known): what
/// stands beside it takes all the room but its least length.
nonisolated struct SpacerLayout: BuiltInLayout {
    /// The least length, in points.
    let least: CGFloat
    let axis: Axis?

    private func length(_ proposal: CGFloat?) -> CGFloat { max(proposal ?? least, least) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : length(proposal.width),
            height: axis == .horizontal ? 0 : length(proposal.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        ViewSpacing(
            vertical: axis == .horizontal ? .standard : .none, horizontal: axis == .vertical ? .standard : .none)
    }
}

nonisolated extension LeafLayout {
    /// A line across a stack: upright in a row, level elsewhere.
    static func divider(_ thickness: CGFloat, in axis: Axis?) -> LeafLayout {
        LeafLayout { proposal in
            let length = axis == .horizontal ? proposal.height : proposal.width
            let across: Axis = axis == .horizontal ? .vertical : .horizontal
            return CGSize(length ?? LayoutMetrics.shapeLength, thickness, along: across)
        }
    }
}

/// A view that takes all the room, and whose views stand at its top leading corner, each proposed all of it.
nonisolated struct GeometryLayout: BuiltInLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

/// Shows the first of its views whose ideal size fits, or else the last.
nonisolated struct FittingLayout: BuiltInLayout {
    let axes: Axis.Set

    /// All views: the layout itself decides which of them it shows.
    @MainActor func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(content.items(of: content.node.children))
    }

    private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
        subviews.first { view in
            let ideal = view.sizeThatFits(.unspecified)
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
        } ?? subviews.last
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        chosen(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let chosen = chosen(proposal, subviews)
        for view in subviews {
            if view == chosen { view.place(at: bounds.origin, proposal: proposal) } else { view.item.isLeftOut = true }
        }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }
}

/// The content of a scrolling view: it takes what it needs along the axes, and its size across.
nonisolated struct ScrollLayout: BuiltInLayout {
    let axes: Axis.Set
    private let scrolled: ScrolledContent
    /// *Unverified*: several views of a scrolling view stand one below the other, whichever way it scrolls.
    private let stack = VStackLayout()

    init(axes: Axis.Set, _ scrolled: ScrolledContent) {
        self.axes = axes
        self.scrolled = scrolled
    }

    func makeCache(subviews: Subviews) -> _StackCache { stack.makeCache(subviews: subviews) }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let room = proposal.inset(by: scrolled.margins)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : room.width, height: axes.contains(.vertical) ? nil : room.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        let content = stack.sizeThatFits(proposal: offer(proposal), subviews: subviews, cache: &cache)
        let margins = scrolled.margins
        let (width, height) = (
            content.width + margins.leading + margins.trailing, content.height + margins.top + margins.bottom
        )
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? width : width,
            height: axes.contains(.vertical) ? proposal.height ?? height : height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        let offer = offer(proposal)
        let content = stack.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
        stack.placeSubviews(
            in: CGRect(origin: scrolled.origin(of: content, in: bounds), size: content), proposal: offer,
            subviews: subviews, cache: &cache)
    }

    func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing { ViewSpacing() }
}
