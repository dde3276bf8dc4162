import Foundation
import Views

// Values of gestures, for tests that call callbacks.

extension DragGesture.Value {
    /// A drag that has come from one place to another, in points; the velocity in points per second.
    public init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGVector) {
        self.init(
            time: time, location: location, startLocation: startLocation,
            velocity: CGSize(width: velocity.dx, height: velocity.dy))
    }
}

extension LongPressGesture.Value {
    /// A press that is long enough, or not yet.
    public init(finished: Bool) {
        self = finished
    }
}

extension MagnificationGesture.Value {
    /// A pinch that has changed the distance of the fingers by a factor.
    public init(magnifyBy factor: CGFloat) {
        self = factor
    }
}

extension RotationGesture.Value {
    /// Two fingers that have turned so far.
    public init(angle: Angle) {
        self = angle
    }
}

extension SpatialTapGesture.Value {
    /// A tap in a place, in points.
    public init(location: CGPoint) {
        self.init(at: location)
    }
}

extension SimultaneousGesture.Value {
    /// The values of two gestures, nil for one without a value.
    public init(first: First.Value?, second: Second.Value?) {
        self.init(both: first, and: second)
    }
}

extension MagnifyGesture.Value {
    /// A pinch that has changed the distance of the fingers by a factor.
    public init(
        time: Date = Date(), magnifyBy factor: CGFloat, velocity: CGFloat = 0, startAnchor: UnitPoint = .center,
        startLocation: CGPoint = .zero
    ) {
        self.init(
            time: time, magnification: factor, velocity: velocity, startAnchor: startAnchor,
            startLocation: startLocation)
    }
}

extension RotateGesture.Value {
    /// Two fingers that have turned so far.
    public init(
        time: Date = Date(), angle: Angle, velocity: Angle = .zero, startAnchor: UnitPoint = .center,
        startLocation: CGPoint = .zero
    ) {
        self.init(
            time: time, rotation: angle, velocity: velocity, startAnchor: startAnchor, startLocation: startLocation)
    }
}
