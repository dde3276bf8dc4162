import Foundation

/// A position or area in a view.
nonisolated indirect enum AnchorPlace: Hashable, Sendable {
    case bounds
    case rect(CGRect)
    case unitPoint(UnitPoint)
    case point(CGPoint)
    case list([AnchorPlace])
    case nothing

    /// Returns the value in a view of a size, of the type of the source.
    func value(in size: CGSize) -> Any {
        switch self {
        case .bounds: CGRect(origin: .zero, size: size)
        case .rect(let rect): rect
        case .unitPoint(let point): point.point(in: CGRect(origin: .zero, size: size))
        case .point(let point): point
        case .list(let places): places.map { $0.value(in: size) }
        case .nothing: Any?.none as Any
        }
    }
}

/// A position or area in a view, such as its bounds, for the layout of other views.
///
/// There is no layout: the view is assumed to have the size of its known space, and its origin at 0.
public nonisolated struct Anchor<Value> {
    /// The description of an anchor before it is resolved in a view.
    public struct Source {
        let place: AnchorPlace
    }

    let source: Source
    /// The size of the view.
    let size: CGSize

    /// The value, in points from the top left corner of the view.
    public var value: Value { source.place.value(in: size) as! Value }
}

extension Anchor: Equatable {}
extension Anchor: Hashable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source: Equatable {}
extension Anchor.Source: Hashable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source {
    /// Creates a source of several anchors.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(place: .list(array.map(\.place)))
    }

    /// Creates a source of an optional anchor.
    public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
        self.init(place: source?.place ?? .nothing)
    }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source { .init(place: .bounds) }

    /// A rectangle in the view, in points.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(place: .rect(rect)) }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view, in points.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init(place: .point(point)) }

    /// A point in the view, relative to its size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { .init(place: .unitPoint(point)) }

    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The center.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// The value of an anchor. Without a layout, both views are assumed to have their origin at 0.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
