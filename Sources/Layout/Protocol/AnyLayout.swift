import Foundation

/// A layout of any type: the children stay the same views when another one takes its place.
public nonisolated struct AnyLayout: Layout {
    /// The cache of the layout, whatever its type.
    public struct Cache {
        fileprivate var value: Any
    }

    package let base: any Layout

    /// Creates a layout that arranges as another one does.
    public init<L: Layout>(_ layout: L) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    @MainActor public func _subviews(of content: _LayoutContent) -> LayoutSubviews { base._subviews(of: content) }

    public func makeCache(subviews: Subviews) -> Cache { base.boxedCache(subviews) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { base.updateBox(&cache, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { base.spacing(subviews, &cache) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        base.size(proposal, subviews, &cache)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        base.place(bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.guide(guide, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.guide(guide, bounds, proposal, subviews, &cache)
    }
}

/// The calls of a layout whose cache is in a box, as its type isn't known to the caller.
nonisolated extension Layout {
    fileprivate func boxedCache(_ subviews: Subviews) -> AnyLayout.Cache {
        AnyLayout.Cache(value: makeCache(subviews: subviews))
    }

    /// Does something with the cache, which is made anew where it is that of another layout.
    private func with<Result>(
        _ box: inout AnyLayout.Cache, _ subviews: Subviews, _ work: (inout Cache) -> Result
    ) -> Result {
        var own = box.value as? Cache ?? makeCache(subviews: subviews)
        defer { box = AnyLayout.Cache(value: own) }
        return work(&own)
    }

    fileprivate func updateBox(_ box: inout AnyLayout.Cache, _ subviews: Subviews) {
        with(&box, subviews) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func spacing(_ subviews: Subviews, _ box: inout AnyLayout.Cache) -> ViewSpacing {
        with(&box, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func size(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ box: inout AnyLayout.Cache
    ) -> CGSize {
        with(&box, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ box: inout AnyLayout.Cache
    ) {
        with(&box, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ box: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&box, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ box: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&box, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
