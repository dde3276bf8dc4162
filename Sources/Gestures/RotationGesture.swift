import Foundation

/// A turn of two fingers, with an angle as its value.
public nonisolated struct RotationGesture: Gesture {
    /// How far the fingers have turned since they began.
    public typealias Value = Angle
    public typealias Body = Never

    /// The turn after which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture that begins after a turn of `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public static var _kind: Kind { GestureType.Rotation.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Angle> {
        PinchRecognizer(self, .rotation(of: \.minimumAngleDelta)) { $0.quantity }
    }
}

/// A turn of two fingers.
public nonisolated struct RotateGesture: Gesture {
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of this state.
        public var time: Date
        /// How far the fingers have turned since they began.
        public var rotation: Angle
        /// How fast they turn, per second.
        public var velocity: Angle
        /// Where in the view the fingers began: the middle, as there is no layout that could tell.
        public var startAnchor: UnitPoint
        /// Where the middle between the fingers was when they began, in points.
        public var startLocation: CGPoint

        package init(time: Date, rotation: Angle, velocity: Angle, startAnchor: UnitPoint, startLocation: CGPoint) {
            self.time = time
            self.rotation = rotation
            self.velocity = velocity
            self.startAnchor = startAnchor
            self.startLocation = startLocation
        }
    }

    public typealias Body = Never

    /// The turn after which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotate gesture that begins after a turn of `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public static var _kind: Kind { GestureType.Rotate.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> {
        PinchRecognizer(self, .rotation(of: \.minimumAngleDelta)) {
            Value(
                time: $0.date, rotation: $0.quantity, velocity: $0.velocity, startAnchor: .center,
                startLocation: $0.start)
        }
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
            RotationGesture.self,
            members: [.property("minimumAngleDelta", \RotationGesture.minimumAngleDelta)],
            forms: [
                .gesture(.defaulted("minimumAngleDelta", Angle.degrees(1))) { RotationGesture(minimumAngleDelta: $0) }
            ])
    }

    /// A turn of two fingers.
    public enum Rotate: KnownGestureType {
        public static let kind = Kind.gesture(
            RotateGesture.self, members: [.property("minimumAngleDelta", \RotateGesture.minimumAngleDelta)],
            forms: [
                .gesture(.defaulted("minimumAngleDelta", Angle.degrees(1))) { RotateGesture(minimumAngleDelta: $0) }
            ])
    }
}

extension RotateGesture.Value: GestureValue {
    public static var dynamicName: String { "table with rotation and, where wanted, velocity, startLocation, time" }
    public static var dynamicExample: String { "{ rotation = Angle.degrees(30) }" }

    /// Makes a value from a table; missing fields are zero, and the time is now.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> RotateGesture.Value {
        let fields = GestureFields(value, Self.self)
        return RotateGesture.Value(
            time: try fields.optional("time", Date.self) ?? ViewClock.currentDate,
            rotation: try fields.required("rotation", Angle.self),
            velocity: try fields.optional("velocity", Angle.self) ?? .zero, startAnchor: .center,
            startLocation: try fields.optional("startLocation", CGPoint.self) ?? .zero)
    }

    public var dynamicValue: DynamicValue {
        .record([
            "time": time.dynamicValue, "rotation": rotation.dynamicValue,
            "velocity": velocity.dynamicValue, "startLocation": startLocation.dynamicValue,
        ])
    }
}
