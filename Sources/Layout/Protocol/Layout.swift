import Foundation

/// The properties of a layout that hold whatever its subviews are.
public nonisolated struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks its subviews; nil where it doesn't stack them.
    public var stackOrientation: Axis?

    /// Properties that say nothing.
    public init() {}
}

/// An arrangement of subviews: says how large the container is, and where each subview stands.
///
/// The containers of the model are arranged by the same protocol.
public nonisolated protocol Layout: Animatable {
    /// The values that a layout keeps between calls.
    associatedtype Cache = Void
    /// The subviews that the layout is given.
    typealias Subviews = LayoutSubviews

    /// The properties of the layout that hold whatever its subviews are.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache for these subviews.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date when the subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container would like to keep.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the container in points, for a proposed one.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews within these bounds, whose origin need not be zero.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of a guide in points, where the container has one of its own; nil for that of any view.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The position of a guide in points, where the container has one of its own; nil for that of any view.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// What the engine has to know of a layout of the model. Not for apps: by default, the layout is none of the model.
    static var _nature: _LayoutNature { get }

    /// Makes the subviews that the layout arranges. Not for apps: by default, there is one for each view in the container.
    @MainActor func _subviews(of content: _LayoutContent) -> LayoutSubviews
}

nonisolated extension Layout {
    /// Nothing is known of the layout by its type.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// The layout is none of the model.
    public static var _nature: _LayoutNature { [] }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The spacing that the subviews prefer around them all.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// The position that the guides of the subviews give together, where one of them has it of its own.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard subviews.items.contains(where: { $0.mayGuide(guide.key) }) else { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return guide.combineExplicit(subviews.items.map { $0.placedGuide(guide.key, .horizontal, in: bounds) })
    }

    /// The position that the guides of the subviews give together, where one of them has it of its own.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard subviews.items.contains(where: { $0.mayGuide(guide.key) }) else { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return guide.combineExplicit(subviews.items.map { $0.placedGuide(guide.key, .vertical, in: bounds) })
    }
}

nonisolated extension Layout where Cache == Void {
    /// There is nothing to keep.
    public func makeCache(subviews: Subviews) {}
}
