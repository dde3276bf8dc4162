import Foundation

/// The distances that a view would like to keep from its neighbours.
public nonisolated struct ViewSpacing: Sendable {
    /// The preference of one side of a view.
    package enum Side: Equatable, Sendable {
        /// The usual distance.
        case standard
        /// Text: next to another text, a distance that follows from the font, in points.
        case text(CGFloat)
        /// None, as of a spacer along its axis.
        case none

        /// The preference of two views that have this side together.
        package func union(_ other: Side) -> Side {
            switch (self, other) {
            case (.none, let side), (let side, .none): side
            case (.text(let one), .text(let two)): .text(max(one, two))
            default: .standard
            }
        }
    }

    package var top: Side
    package var leading: Side
    package var bottom: Side
    package var trailing: Side

    /// No distance on any side.
    public static let zero = ViewSpacing(vertical: .none, horizontal: .none)

    /// The usual distance on all sides.
    public init() {
        self.init(vertical: .standard, horizontal: .standard)
    }

    package init(vertical: Side, horizontal: Side) {
        (top, bottom, leading, trailing) = (vertical, vertical, horizontal, horizontal)
    }

    /// Adds the preferences of another view on some sides.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) { self[edge] = self[edge].union(other[edge]) }
    }

    /// The preferences together with those of another view on some sides.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis == .horizontal ? (trailing, next.leading) : (bottom, next.top) {
        case (.none, _), (_, .none): 0
        case (.text(let one), .text(let two)): max(one, two)
        default: LayoutMetrics.spacing
        }
    }

    package subscript(edge: Edge) -> Side {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// The preferences, with the usual distance on some sides.
    func resetting(_ edges: Edge.Set) -> ViewSpacing {
        var copy = self
        for edge in Edge.allCases where edges.contains(edge) { copy[edge] = .standard }
        return copy
    }
}
