import Foundation

/// A position or area in a view.
package nonisolated indirect enum AnchorPlace: Hashable, Sendable {
    case bounds
    case rect(CGRect)
    case unitPoint(UnitPoint)
    case point(CGPoint)
    case list([AnchorPlace])
    case nothing

    /// Returns the value in a view with a frame, of the type of the source.
    func value(in frame: CGRect) -> Any {
        switch self {
        case .bounds: frame
        case .rect(let rect): rect.offsetBy(dx: frame.minX, dy: frame.minY)
        case .unitPoint(let point): point.point(in: frame)
        case .point(let point): CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
        case .list(let places): places.map { $0.value(in: frame) }
        case .nothing: Any?.none as Any
        }
    }
}

/// A position or area in a view, such as its bounds, for the layout of other views.
///
/// The position of the view is known on a named screen. Without one nothing is laid out: the view then has the room that the
/// nearest frame around it gives, and stands at 0.
public nonisolated struct Anchor<Value> {
    /// The description of an anchor before it is resolved in a view.
    public struct Source {
        package let place: AnchorPlace

        init(place: AnchorPlace) {
            self.place = place
        }
    }

    package let source: Source
    /// The rectangle of the view, in points from the top left corner of the screen.
    let frame: CGRect

    package init(source: Source, frame: CGRect) {
        self.source = source
        self.frame = frame
    }

    /// The value, in points from the top left corner of the view.
    public var value: Value { value(in: CGRect(origin: .zero, size: frame.size)) }

    private func value(in frame: CGRect) -> Value { source.place.value(in: frame) as! Value }

    /// The value, in points from a point of the screen.
    func value(from origin: CGPoint) -> Value { value(in: frame.offsetBy(dx: -origin.x, dy: -origin.y)) }
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
