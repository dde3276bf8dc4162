import Foundation

/// The state of the fingers on a view at one moment.
public struct TouchEvent {
    /// The kind of event.
    enum Kind {
        case began
        case moved
        case ended
        /// Nothing but time has passed.
        case waited
    }

    var kind: Kind
    /// Seconds on the clock of the views.
    var time: TimeInterval
    /// The same as a date.
    var date: Date
    /// The place of the finger, or the middle of two.
    var place: TouchLocation
    /// The view that the gesture is attached to, and the place of its modifier.
    var attachment: (node: Node, place: Int)?
    /// The number of fingers.
    var fingers = 1
    /// The distance between the two fingers as a multiple of that when they began: 2 for twice as far.
    var magnification: CGFloat = 1
    /// The angle by which the two fingers have turned since they began.
    var rotation = Angle.zero
    /// The keys that are held.
    var keys: EventModifiers = []
}

extension TouchEvent {
    /// The place of the finger, in points, as the caller gave it.
    var location: CGPoint { place.point }

    /// Returns the place of the finger in the coordinate space of a gesture, in points: that of the caller, unless that was a
    /// place on the screen.
    @MainActor func location(in space: CoordinateSpace) -> CGPoint {
        guard case .screen(let location) = place, let (node, place) = attachment, space != .global else {
            return location
        }
        var name: AnyHashable?
        if case .named(let given) = space { name = given }
        let origin = node.touchOrigin(within: place, named: name)
        return CGPoint(x: location.x - origin.x, y: location.y - origin.y)
    }
}
