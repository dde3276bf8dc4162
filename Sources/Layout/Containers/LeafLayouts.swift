import Foundation

/// The size of a view without children.
package nonisolated struct LeafLayout: BuiltInLayout {
    /// The distances that the view would like to keep.
    package var spacing = ViewSpacing()
    /// The size in points for a proposal.
    package let size: (ProposedViewSize) -> CGSize

    package init(spacing: ViewSpacing = ViewSpacing(), size: @escaping (ProposedViewSize) -> CGSize) {
        self.spacing = spacing
        self.size = size
    }

    /// A view that takes all that is proposed, and is as long as this where nothing is.
    package static func filling(_ length: CGFloat = LayoutMetrics.shapeLength) -> LeafLayout {
        LeafLayout { $0.replacingUnspecifiedDimensions(by: CGSize(width: length, height: length)) }
    }

    /// A view of one size, in points.
    package static func fixed(_ width: CGFloat, _ height: CGFloat) -> LeafLayout {
        LeafLayout { _ in CGSize(width: width, height: height) }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        size(proposal)
    }
    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacing }
}

/// A flexible space along an axis, or along both outside of a stack. It has the lowest priority of all (commonly known): what
/// stands beside it takes all the room but its least length.
package nonisolated struct SpacerLayout: BuiltInLayout {
    /// The least length, in points.
    let least: CGFloat
    let axis: Axis?

    package init(least: CGFloat, axis: Axis?) {
        self.least = least
        self.axis = axis
    }

    private func length(_ proposal: CGFloat?) -> CGFloat { max(proposal ?? least, least) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : length(proposal.width),
            height: axis == .horizontal ? 0 : length(proposal.height))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        ViewSpacing(
            vertical: axis == .horizontal ? .standard : .none, horizontal: axis == .vertical ? .standard : .none)
    }
}

nonisolated extension LeafLayout {
    /// A line across a stack: upright in a row, level elsewhere.
    package static func divider(_ thickness: CGFloat, in axis: Axis?) -> LeafLayout {
        LeafLayout { proposal in
            let length = axis == .horizontal ? proposal.height : proposal.width
            let across: Axis = axis == .horizontal ? .vertical : .horizontal
            return CGSize(length ?? LayoutMetrics.shapeLength, thickness, along: across)
        }
    }
}

/// A view that takes all the room, and whose views stand at its top leading corner, each proposed all of it.
package nonisolated struct GeometryLayout: BuiltInLayout {
    package init() {}

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        // Commonly known: a reader takes all the room that it is proposed.
        proposal.replacingUnspecifiedDimensions()
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // Commonly known: the views of a reader begin at its top leading corner.
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

/// Shows the first of its views whose ideal size fits, or else the last.
package nonisolated struct FittingLayout: BuiltInLayout {
    package let axes: Axis.Set

    package init(axes: Axis.Set) {
        self.axes = axes
    }

    /// All views: the layout itself decides which of them it shows.
    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(content.items(of: content.node.children))
    }

    private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
        subviews.first { view in
            // Documented for ViewThatFits: the first whose ideal size fits along the axes; if none does, the last.
            let ideal = view.sizeThatFits(.unspecified)
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
        } ?? subviews.last
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        chosen(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let chosen = chosen(proposal, subviews)
        for view in subviews {
            if view == chosen { view.place(at: bounds.origin, proposal: proposal) } else { view.item.isLeftOut = true }
        }
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.first?.spacing ?? ViewSpacing()
    }
}

/// The content of a scrolling view: it takes what it needs along the axes, and its size across.
package nonisolated struct ScrollLayout: BuiltInLayout {
    package static var _nature: _LayoutNature { .container }

    package let axes: Axis.Set
    private let scrolled: ScrolledContent
    /// *Unverified*: several views of a scrolling view stand one below the other, whichever way it scrolls.
    private let stack = VStackLayout()

    package init(axes: Axis.Set, _ scrolled: ScrolledContent) {
        self.axes = axes
        self.scrolled = scrolled
    }

    package func makeCache(subviews: Subviews) -> _StackCache { stack.makeCache(subviews: subviews) }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let room = proposal.inset(by: scrolled.margins)
        return ProposedViewSize(
            // Commonly known: the content may be as long as it likes along the axes of scrolling.
            width: axes.contains(.horizontal) ? nil : room.width, height: axes.contains(.vertical) ? nil : room.height)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        let content = stack.sizeThatFits(proposal: offer(proposal), subviews: subviews, cache: &cache)
        let margins = scrolled.margins
        let (width, height) = (
            content.width + margins.leading + margins.trailing, content.height + margins.top + margins.bottom
        )
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? width : width,
            height: axes.contains(.vertical) ? proposal.height ?? height : height)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        let offer = offer(proposal)
        let content = stack.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
        stack.placeSubviews(
            in: CGRect(origin: scrolled.origin(of: content, in: bounds), size: content), proposal: offer,
            subviews: subviews, cache: &cache)
    }

    package func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing { ViewSpacing() }
}
