import Foundation

/// The effect of a modifier on the touches of the view that it is applied to.
package enum TouchEffect {
    /// The view is drawn elsewhere: the transform is from its frame to where it is drawn.
    case drawing(CGAffineTransform)
    /// The view takes no touches outside of a shape. The closure takes a point on the screen.
    case clipping(by: (CGPoint) -> Bool)
    /// The view takes touches where its shape is, and nowhere else. The closure takes a point on the screen.
    case shaping((CGPoint) -> Bool)

    /// The view is drawn by a transform around an anchor in its frame.
    package static func drawing(_ transform: CGAffineTransform, around anchor: UnitPoint, in frame: CGRect)
        -> TouchEffect
    {
        let point = anchor.point(in: frame)
        return .drawing(
            CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
    }
}

/// A modifier whose view takes touches by it, as by a gesture.
@MainActor
package protocol TouchedModifier: PrimitiveModifier {
    /// Whether a gesture has a say in who gets a touch that is for what the view does by itself, or one inside it.
    func hasSay(in finger: Finger) -> Bool

    /// Touches a view, this one or one in it, so that the gestures decide who gets the touch. `own` is what the view does with
    /// it by itself.
    /// - Throws: What an action throws.
    func touch(_ view: Node, by finger: Finger, own: @escaping @MainActor () throws -> Void) throws -> TouchOutcome
}
