import Foundation

/// A place in a view, such as its bounds, that other views can be laid out by.
public nonisolated struct Anchor<Value> {
    /// How the place is described, as long as nobody knows where the view stands.
    public struct Source {
        enum Place: Hashable, Sendable {
            case bounds
            case rect(CGRect)
            case unitPoint(UnitPoint)
            case point(CGPoint)
        }

        let place: Place
    }
}

extension Anchor.Source: Equatable {}
extension Anchor.Source: Hashable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source { .init(place: .bounds) }

    /// A rectangle in the view, in points.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(place: .rect(rect)) }
}
