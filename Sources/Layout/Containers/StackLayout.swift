import Foundation

/// A layout that places its subviews side by side along an axis.
///
/// The proposed length, less the distances, is shared out in groups of the same priority, those of the highest first; what is
/// left for a group is what the lower ones need at least. In a group the least flexible subview chooses first, of an equal
/// share of what is left.
public nonisolated protocol _StackLayout: Layout where Cache == _StackCache {
    /// The distance between subviews in points, nil for the one that they would like to keep.
    var spacing: CGFloat? { get }
    /// The axis along which they stand.
    static var _axis: Axis { get }
    /// The position of the guide that the subviews have in common, across the axis.
    func _guide(_ dimensions: ViewDimensions) -> CGFloat
}

/// The values that a stack keeps between calls.
public nonisolated struct _StackCache {
    /// The distances between the subviews, in points.
    package let distances: [CGFloat]
    package let total: CGFloat
    package var arrangements: [(proposal: ProposedViewSize, arrangement: StackArrangement)] = []
}

/// The sizes and places of the subviews of a stack, for one proposal.
package nonisolated struct StackArrangement {
    /// The proposal for each subview.
    package var proposals: [ProposedViewSize]
    /// The length of each subview along the axis, in points.
    package var lengths: [CGFloat]
    /// The distance from each subview's start to the common guide, across the axis, in points.
    var guides: [CGFloat]
    /// The size of the stack.
    package var size: CGSize
    /// The distance from the side of the stack to the common guide, across the axis, in points.
    package var guide: CGFloat
}

nonisolated extension _StackLayout {
    /// The axis of the stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = _axis
        return properties
    }

    /// The distances between the subviews.
    public func makeCache(subviews: Subviews) -> _StackCache {
        let items = subviews.items
        var distances: [CGFloat] = []
        distances.reserveCapacity(max(0, items.count - 1))
        for index in items.indices.dropFirst() {
            distances.append(
                spacing ?? items[index - 1].spacing.distance(to: items[index].spacing, along: Self._axis))
        }
        return _StackCache(distances: distances, total: distances.reduce(0, +))
    }

    /// The size of the stack for a proposal, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        arrangement(proposal, subviews, &cache).size
    }

    /// Places the subviews one after the other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        let arrangement = arrangement(proposal, subviews, &cache)
        let axis = Self._axis
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        let start = (axis == .horizontal ? bounds.minY : bounds.minX) + arrangement.guide
        for (index, item) in subviews.items.enumerated() {
            let across = start - arrangement.guides[index]
            item.notePlace(
                axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position), .topLeading,
                arrangement.proposals[index])
            position += arrangement.lengths[index]
            if index < cache.distances.count { position += cache.distances[index] }
        }
    }

    /// The spacing of the stack: that of its first and last subviews along the axis, that of all of them across it.
    public func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
        guard let first = subviews.items.first, let last = subviews.items.last else { return ViewSpacing() }
        let (before, after): (Edge, Edge) = Self._axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let sides: Edge.Set = Self._axis == .horizontal ? .vertical : .horizontal
        var union = subviews.items.dropFirst().reduce(first.spacing) { $0.union($1.spacing, edges: sides) }
        union[before] = first.spacing[before]
        union[after] = last.spacing[after]
        return union
    }

    // MARK: Sharing out

    private func arrangement(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout _StackCache
    ) -> StackArrangement {
        for known in cache.arrangements where known.proposal == proposal { return known.arrangement }
        let items = subviews.items
        let axis = Self._axis
        var offers = [CGFloat?](repeating: nil, count: items.count)
        let across = proposal[axis.other]
        if let major = proposal[axis], !items.isEmpty {
            share(max(0, major - cache.total), across, items, &offers)
        }
        var arrangement = StackArrangement(proposals: [], lengths: [], guides: [], size: .zero, guide: 0)
        arrangement.proposals.reserveCapacity(items.count)
        arrangement.lengths.reserveCapacity(items.count)
        arrangement.guides.reserveCapacity(items.count)
        var length = cache.total
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        for (index, item) in items.enumerated() {
            let offer = ProposedViewSize(offers[index], across, along: axis)
            let size = item.size(offer)
            let guide = _guide(ViewDimensions(size: size, of: item, in: offer))
            arrangement.proposals.append(offer)
            arrangement.lengths.append(size[axis])
            arrangement.guides.append(guide)
            length += size[axis]
            before = max(before, guide)
            after = max(after, size[axis.other].distance(from: guide))
        }
        arrangement.guide = items.isEmpty ? 0 : before
        arrangement.size = CGSize(length, items.isEmpty ? 0 : max(0, before + after), along: axis)
        if cache.arrangements.count >= LayoutPass.answersKept { cache.arrangements.removeFirst() }
        cache.arrangements.append((proposal, arrangement))
        return arrangement
    }

    /// Shares a length out among the items, and notes what each is offered.
    private func share(_ available: CGFloat, _ across: CGFloat?, _ items: [LayoutItem], _ offers: inout [CGFloat?]) {
        let axis = Self._axis
        guard items.count > 1 else {
            offers[0] = available
            return
        }
        func length(_ index: Int, offered offer: CGFloat) -> CGFloat {
            items[index].size(ProposedViewSize(offer, across, along: axis))[axis]
        }
        // Documented for layoutPriority(_:): higher ones choose first, and lower ones keep their minimum.
        let priorities = Set(items.map(\.traits.priority)).sorted(by: >)
        var rest = available
        var reserved: [Double: CGFloat] = [:]
        if priorities.count > 1 {
            for index in items.indices where items[index].traits.priority != priorities[0] {
                reserved[items[index].traits.priority, default: 0] += length(index, offered: 0)
            }
        }
        for priority in priorities {
            let group = items.indices.filter { priorities.count == 1 || items[$0].traits.priority == priority }
            reserved[priority] = nil
            var left = group.count
            let held = reserved.values.reduce(0, +)
            for index in byFlexibility(group, length) {
                // Commonly known: the least flexible view chooses first, each from an equal share of what is left.
                let offer = max(0, (rest - held) / CGFloat(left))
                offers[index] = offer
                let taken = length(index, offered: offer)
                rest = rest.isFinite ? rest - taken : rest
                left -= 1
            }
        }
    }

    /// The items of a group, the least flexible first; those that are alike in their order.
    private func byFlexibility(_ group: [Int], _ length: (Int, CGFloat) -> CGFloat) -> [Int] {
        guard group.count > 1 else { return group }
        let flexible = group.map { index -> (index: Int, flexibility: CGFloat) in
            let most = length(index, .infinity)
            return (index, most.isFinite ? most - length(index, 0) : .infinity)
        }
        // The minimum breaks ties between subviews without limit: the one that needs more chooses first.
        return flexible.sorted { left, right in
            left.flexibility == right.flexibility ? left.index < right.index : left.flexibility < right.flexibility
        }.map(\.index)
    }
}

nonisolated extension CGFloat {
    /// The length behind a guide. A view without limit has no end, wherever its guide is.
    func distance(from guide: CGFloat) -> CGFloat { self == .infinity ? .infinity : self - guide }
}

/// The layout of an `HStack`.
public nonisolated struct HStackLayout: _StackLayout, BuiltInLayout {
    public static var _nature: _LayoutNature { .builtIn }

    public typealias Cache = _StackCache

    /// The alignment of the subviews across the axis.
    public var alignment: VerticalAlignment
    /// The distance between subviews in points, nil for the usual one.
    public var spacing: CGFloat?

    /// Creates the layout of a row. `spacing` is in points; nil stands for the usual distance.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var _axis: Axis { .horizontal }

    public func _guide(_ dimensions: ViewDimensions) -> CGFloat { dimensions[alignment] }
}

/// The layout of a `VStack`.
public nonisolated struct VStackLayout: _StackLayout, BuiltInLayout {
    public static var _nature: _LayoutNature { .builtIn }

    public typealias Cache = _StackCache

    /// The alignment of the subviews across the axis.
    public var alignment: HorizontalAlignment
    /// The distance between subviews in points, nil for the usual one.
    public var spacing: CGFloat?

    /// Creates the layout of a column. `spacing` is in points; nil stands for the usual distance.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var _axis: Axis { .vertical }

    public func _guide(_ dimensions: ViewDimensions) -> CGFloat { dimensions[alignment] }
}
