import Foundation

/// The size that a layout proposes to a view, in points. What is nil is up to the view: its ideal length.
public nonisolated struct ProposedViewSize: Equatable, Sendable {
    /// The width in points, nil for the ideal one.
    public var width: CGFloat?
    /// The height in points, nil for the ideal one.
    public var height: CGFloat?

    /// Asks a view for its least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks a view for its ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks a view for its largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal of a width and a height in points; nil stands for the ideal length.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Proposes a size.
    @inlinable public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size, with the lengths of another size where it has none.
    @inlinable public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// The length along an axis.
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// A proposal of one length along an axis, and another across it.
    package init(_ major: CGFloat?, _ minor: CGFloat?, along axis: Axis) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }

    /// The proposal less what these insets take of it, and never below 0.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    /// Whether one of the lengths is no number.
    package var isNaN: Bool { width?.isNaN == true || height?.isNaN == true }
}

nonisolated extension CGSize {
    /// The length along an axis.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// A size with one length along an axis, and another across it.
    package init(_ major: CGFloat, _ minor: CGFloat, along axis: Axis) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }
}

nonisolated extension Axis {
    /// The axis across this one.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
