import Foundation

/// The subviews that a layout arranges, in order.
public nonisolated struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Layouts run on the main actor, where the items are made.
    package let items: [LayoutItem]
    private let bounds: Range<Int>
    /// The direction in which the container is read. The engine mirrors what a layout places, so that a layout always
    /// works from the leading side on.
    public var layoutDirection: LayoutDirection

    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    package init(_ items: [LayoutItem], _ layoutDirection: LayoutDirection) {
        self.init(items, items.indices, layoutDirection)
    }

    private init(_ items: [LayoutItem], _ bounds: Range<Int>, _ layoutDirection: LayoutDirection) {
        self.items = items
        self.bounds = bounds
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }

    public subscript(index: Int) -> LayoutSubview {
        precondition(bounds.contains(index), "there is no subview \(index): the subviews are those of \(bounds)")
        return LayoutSubview(item: items[index])
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(
            bounds.lowerBound >= self.bounds.lowerBound && bounds.upperBound <= self.bounds.upperBound,
            "there are no subviews \(bounds): the subviews are those of \(self.bounds)")
        return LayoutSubviews(items, bounds, layoutDirection)
    }

    /// The subviews at these indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { self[$0].item }, layoutDirection)
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
    }
}

/// A subview that a layout asks for its size, and places.
public nonisolated struct LayoutSubview: Equatable, @unchecked Sendable {
    package let item: LayoutItem

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.item === right.item }

    /// The value that `layoutValue(key:value:)` sets on the subview, or else the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { item.traits[key] }

    /// The priority that `layoutPriority(_:)` sets on the subview; 0 by default.
    public var priority: Double { item.traits.priority }

    /// The size that the subview would take, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(checking: proposal) }

    /// The size that the subview would take, in points, with the positions of its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: item.size(checking: proposal), of: item, in: proposal)
    }

    /// The distances that the subview would like to keep.
    public var spacing: ViewSpacing { item.spacing }

    /// Places the subview: the anchor of it stands at a point in the coordinates of the container's bounds. Where a
    /// subview is placed several times, the last place counts; one that is never placed stands in the middle.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        item.notePlace(position, anchor, proposal)
    }
}

extension LayoutSubview {
    /// The proposal with the lengths that the subview takes for it where it has none.
    ///
    /// A layout that measures a subview at its ideal length and gives it a place of that length proposes the place.
    func filled(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal.width == nil || proposal.height == nil else { return proposal }
        let size = sizeThatFits(proposal)
        return ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }
}

/// A value that a view passes to the layout around it, with `layoutValue(key:value:)`.
public nonisolated protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}
