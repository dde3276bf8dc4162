import Foundation

/// The identity of an alignment guide.
public protocol AlignmentID: SendableMetatype {
    /// Returns the position of the guide in a view of these dimensions, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and the positions of its alignment guides.
public nonisolated struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    /// The subview with these dimensions, and the proposal that it has them for; nil for a size alone.
    private let item: LayoutItem?
    private let proposal: ProposedViewSize

    /// The dimensions of a size alone, in points.
    package init(width: CGFloat, height: CGFloat) {
        (self.width, self.height, item, proposal) = (width, height, nil, .unspecified)
    }

    package init(size: CGSize, of item: LayoutItem, in proposal: ProposedViewSize) {
        (width, height, self.item, self.proposal) = (size.width, size.height, item, proposal)
    }

    /// The position of a guide, in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.key.defaultValue(in: self)
    }
    /// The position of a guide, in points from the top.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.key.defaultValue(in: self)
    }
    /// The position that the view itself gives a guide, in points from the leading edge; nil where it gives none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        item?.explicit(guide.key, .horizontal, proposal)
    }
    /// The position that the view itself gives a guide, in points from the top; nil where it gives none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        item?.explicit(guide.key, .vertical, proposal)
    }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.width == right.width && left.height == right.height && left.item === right.item
    }
}

/// An alignment on the horizontal axis, as of the views in a vertical stack.
public nonisolated struct HorizontalAlignment: Equatable, Sendable {
    package let key: any AlignmentID.Type

    /// Creates the alignment of a guide.
    public init(_ id: any AlignmentID.Type) {
        key = id
    }

    public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool { left.key == right.key }

    /// The position that several views give the guide together, their mean; nil where none gives it.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        mean(of: values)
    }

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    private enum ListRowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum ListRowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// The edge at which the separators of a list begin.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// The edge at which the separators of a list end.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// An alignment on the vertical axis, as of the views in a horizontal stack.
public nonisolated struct VerticalAlignment: Equatable, Sendable {
    package let key: any AlignmentID.Type

    /// Creates the alignment of a guide.
    public init(_ id: any AlignmentID.Type) {
        key = id
    }

    public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool { left.key == right.key }

    /// The position that several views give the guide together: the first of first baselines, the last of last ones, else
    /// their mean; nil where none gives it.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        // Commonly known: the first baseline of several views is the topmost, and the last the lowest.
        if self == .firstTextBaseline { return values.lazy.compactMap(\.self).min() }
        if self == .lastTextBaseline { return values.lazy.compactMap(\.self).max() }
        // Commonly known: other explicit guides of several views are averaged.
        return mean(of: values)
    }

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// The mean of the values that there are.
private nonisolated func mean(of values: some Sequence<CGFloat?>) -> CGFloat? {
    var (sum, count): (CGFloat, CGFloat) = (0, 0)
    for case let value? in values {
        sum += value
        count += 1
    }
    return count > 0 ? sum / count : nil
}

/// An alignment on both axes.
@MemberwiseInit public struct Alignment: Equatable, Sendable {
    /// The alignment on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The alignment on the vertical axis.
    public var vertical: VerticalAlignment

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
