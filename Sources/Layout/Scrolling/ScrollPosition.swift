import Foundation

/// The position of the content of a view that scrolls.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    /// The places that there are.
    package enum Place: Equatable {
        /// Wherever it is.
        case anywhere
        /// The position at which the view of an identity is seen: with this point of it at the same point of the view that
        /// scrolls, or as little moved as that takes.
        case view(AnyHashable, UnitPoint?)
        /// At an edge of the content.
        case edge(Edge)
        /// So far from the top leading corner of the content, in points; nil for as far as it is.
        case point(x: CGFloat?, y: CGFloat?)
    }

    package private(set) var place: Place
    /// Whether a person has scrolled since the app last set the position.
    public var isPositionedByUser: Bool
    /// Distinguishes a position that the app sets again from the one that it has set before.
    private var turn = 0

    package init(place: Place, isPositionedByUser: Bool = false) {
        self.place = place
        self.isPositionedByUser = isPositionedByUser
    }

    /// A position that says nothing; `idType` is the type of the identities of the views that are scrolled to.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.init(place: .anywhere)
    }

    /// A position at the view of an identity.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(place: .view(AnyHashable(id), anchor))
    }

    /// A position at an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(place: .edge(edge))
    }

    /// A position at a point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(place: .point(x: point.x, y: point.y))
    }

    /// A position at a point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(place: .point(x: x, y: y))
    }

    /// A position so far from the leading side of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(place: .point(x: x, y: nil))
    }

    /// A position so far from the top of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(place: .point(x: nil, y: y))
    }
}

extension ScrollPosition {
    /// Scrolls to the view of an identity: with a point of it at the same point of the view that scrolls, or by as little as
    /// it takes to see it.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(AnyHashable(id), anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

    /// Scrolls so far from the leading side of the content, in points.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

    /// Scrolls so far from the top of the content, in points.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    private mutating func go(to place: Place) {
        self.place = place
        isPositionedByUser = false
        turn += 1
    }
}

extension ScrollPosition {
    /// The edge that the app has scrolled to; nil for another place.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The point that the app has scrolled to, in points; nil for another place.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The horizontal distance that the app has scrolled to from the leading side of the content, in points; nil for another
    /// position.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

    /// The vertical distance that the app has scrolled to from the top of the content, in points; nil for another position.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    /// The identity of the view that was scrolled to; nil for another place, and where it is of another type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identity?.base as? T }

    /// The identity of the view that was scrolled to; nil for another place.
    public var viewID: (any Hashable & Sendable)? { identity.map { $0.base as! any Hashable & Sendable } }

    /// The identity of the view that was scrolled to; nil for another place.
    package var identity: AnyHashable? { if case .view(let id, _) = place { id } else { nil } }
}
