import Foundation

/// How a place in a view is described.
nonisolated indirect enum AnchorPlace: Hashable, Sendable {
    case bounds
    case rect(CGRect)
    case unitPoint(UnitPoint)
    case point(CGPoint)
    case list([AnchorPlace])
    case nothing

    /// The place in a view of a size, in the type that the source is of.
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

/// A place in a view, such as its bounds, that other views can be laid out by.
///
/// There is no layout: the view is taken to be as large as the room that it is known to have, and to start at 0.
public nonisolated struct Anchor<Value> {
    /// How the place is described, as long as nobody knows where the view stands.
    public struct Source {
        let place: AnchorPlace
    }

    let source: Source
    /// The size of the view that the place is in.
    let size: CGSize

    /// The place itself, in points from the view's top left corner.
    public var value: Value { source.place.value(in: size) as! Value }
}

extension Anchor: Equatable {}
extension Anchor: Hashable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source: Equatable {}
extension Anchor.Source: Hashable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source {
    /// Several places at once.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(place: .list(array.map(\.place)))
    }

    /// A place that there may be.
    public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
        self.init(place: source?.place ?? .nothing)
    }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source { .init(place: .bounds) }

    /// A rectangle in the view, in points.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(place: .rect(rect)) }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view, in points.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init(place: .point(point)) }

    /// A point in the view by the parts of its width and height.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { .init(place: .unitPoint(point)) }

    /// The top left corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top side.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top right corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the left side.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the right side.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom left corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom side.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom right corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// Where a place in another view is. Without a layout both views are taken to start at 0.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
