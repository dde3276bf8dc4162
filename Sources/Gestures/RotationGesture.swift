import Foundation

/// A turn of two fingers, with an angle as its value.
public nonisolated struct RotationGesture: LeafGesture {
    /// The angle by which the fingers have turned since they began.
    public typealias Value = Angle
    /// The turn after which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture that begins after a turn of `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public static var _kind: Kind { GestureType.Rotation.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Angle> {
        PinchRecognizer(self, .rotation(of: \.minimumAngleDelta)) { $0.quantity }
    }
}

/// A turn of two fingers.
public nonisolated struct RotateGesture: LeafGesture {
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of this state.
        public var time: Date
        /// The angle by which the fingers have turned since they began.
        public var rotation: Angle
        /// The velocity of the rotation, per second.
        public var velocity: Angle
        /// The place in the view at which the fingers began: the middle, as there is no layout that could tell.
        public var startAnchor: UnitPoint
        /// The middle between the fingers when they began, in points.
        public var startLocation: CGPoint

        package init(time: Date, rotation: Angle, velocity: Angle, startAnchor: UnitPoint, startLocation: CGPoint) {
            self.time = time
            self.rotation = rotation
            self.velocity = velocity
            self.startAnchor = startAnchor
            self.startLocation = startLocation
        }
    }

    /// The turn after which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotate gesture that begins after a turn of `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public static var _kind: Kind { GestureType.Rotate.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> {
        PinchRecognizer(self, .rotation(of: \.minimumAngleDelta), value: Value.init)
    }
}

extension PinchMeasure where Quantity == Angle {
    /// Measures how far the fingers have turned.
    static func rotation(of least: KeyPath<G, Angle>) -> PinchMeasure {
        PinchMeasure(
            zero: .zero, quantity: { $0.rotation },
            isReached: { abs($1.radians) >= abs($0[keyPath: least].radians) },
            unmet: {
                let (needed, change) = ($0[keyPath: least].degrees, abs($1.degrees))
                return "needs a turn of \(shortened(needed)) degrees, got \(shortened(change))"
            })
    }
}

extension GestureType {
    /// A turn of two fingers, with an angle as its value.
    public enum Rotation: KnownGestureType {
        public static let kind = Kind.gesture(
            RotationGesture.init, .setting("minimumAngleDelta", \.minimumAngleDelta, .degrees(1)))
    }

    /// A turn of two fingers.
    public enum Rotate: KnownGestureType {
        public static let kind = Kind.gesture(
            RotateGesture.init, .setting("minimumAngleDelta", \.minimumAngleDelta, .degrees(1)))
    }
}

extension RotateGesture.Value: PinchValue {
    static var quantityName: String { "rotation" }
    public static var dynamicExample: String { "{ rotation = Angle.degrees(30) }" }

    var quantity: Angle { rotation }

    init(_ reading: PinchReading<Angle>) {
        self.init(
            time: reading.date, rotation: reading.quantity, velocity: reading.velocity, startAnchor: .center,
            startLocation: reading.start)
    }
}
