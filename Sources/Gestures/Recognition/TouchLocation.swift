import Foundation

/// The place of fingers, in points.
public enum TouchLocation: Sendable {
    /// A place that gestures are told as it is, whatever their coordinate space.
    case given(CGPoint)
    /// A place from the top left corner of the screen, which each gesture is told in its coordinate space.
    case screen(CGPoint)

    /// The point that gestures are told as it is, 0 and 0.
    public static let origin = TouchLocation.given(.zero)

    /// The place, wherever it is measured from.
    var point: CGPoint {
        switch self {
        case .given(let point), .screen(let point): point
        }
    }

    /// A place that is measured from where this one is.
    func moved(to point: CGPoint) -> TouchLocation {
        switch self {
        case .given: .given(point)
        case .screen: .screen(point)
        }
    }
}
