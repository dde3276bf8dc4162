import Foundation

/// A pinch of two fingers, with a scale factor as its value.
public nonisolated struct MagnificationGesture: Gesture {
    /// How much farther the fingers are from one another than when they began: 2 for twice as far.
    public typealias Value = CGFloat
    public typealias Body = Never

    /// The difference of the factor from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture that begins when the factor differs from 1 by `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public static var _kind: Kind { GestureType.Magnification.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<CGFloat> {
        PinchRecognizer(self, .magnification(of: \.minimumScaleDelta)) { $0.quantity }
    }
}

/// A pinch of two fingers.
public nonisolated struct MagnifyGesture: Gesture {
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of this state.
        public var time: Date
        /// How much farther the fingers are from one another than when they began: 2 for twice as far.
        public var magnification: CGFloat
        /// How fast that changes, per second.
        public var velocity: CGFloat
        /// Where in the view the fingers began: the middle, as there is no layout that could tell.
        public var startAnchor: UnitPoint
        /// Where the middle between the fingers was when they began, in points.
        public var startLocation: CGPoint

        package init(
            time: Date, magnification: CGFloat, velocity: CGFloat, startAnchor: UnitPoint, startLocation: CGPoint
        ) {
            self.time = time
            self.magnification = magnification
            self.velocity = velocity
            self.startAnchor = startAnchor
            self.startLocation = startLocation
        }
    }

    public typealias Body = Never

    /// The difference of the factor from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnify gesture that begins when the factor differs from 1 by `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public static var _kind: Kind { GestureType.Magnify.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> {
        PinchRecognizer(self, .magnification(of: \.minimumScaleDelta)) {
            Value(
                time: $0.date, magnification: $0.quantity, velocity: $0.velocity, startAnchor: .center,
                startLocation: $0.start)
        }
    }
}

extension PinchMeasure where Quantity == CGFloat {
    /// Measures how far the fingers are from one another.
    static func magnification(of least: KeyPath<G, CGFloat>) -> PinchMeasure {
        PinchMeasure(
            zero: 1, quantity: { $0.magnification },
            isReached: { abs($1 - 1) >= $0[keyPath: least] },
            unmet: {
                let (needed, change) = ($0[keyPath: least].native, abs($1 - 1).native)
                return "needs a change of scale of \(shortened(needed)), got \(shortened(change))"
            })
    }
}

extension GestureType {
    /// A pinch of two fingers, with a scale factor as its value.
    public enum Magnification: KnownGestureType {
        public static let kind = Kind.gesture(
            MagnificationGesture.self,
            members: [.property("minimumScaleDelta", \MagnificationGesture.minimumScaleDelta)],
            forms: [
                .gesture(.defaulted("minimumScaleDelta", CGFloat(0.01))) { MagnificationGesture(minimumScaleDelta: $0) }
            ])
    }

    /// A pinch of two fingers.
    public enum Magnify: KnownGestureType {
        public static let kind = Kind.gesture(
            MagnifyGesture.self,
            members: [.property("minimumScaleDelta", \MagnifyGesture.minimumScaleDelta)],
            forms: [.gesture(.defaulted("minimumScaleDelta", CGFloat(0.01))) { MagnifyGesture(minimumScaleDelta: $0) }])
    }
}

extension MagnifyGesture.Value: GestureValue {
    public static var dynamicName: String {
        "table with magnification and, where wanted, velocity, startLocation, time"
    }
    public static var dynamicExample: String { "{ magnification = 2 }" }

    /// Makes a value from a table; missing fields are zero, and the time is now.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> MagnifyGesture.Value {
        let fields = GestureFields(value, Self.self)
        return MagnifyGesture.Value(
            time: try fields.optional("time", Date.self) ?? ViewClock.currentDate,
            magnification: try fields.required("magnification", CGFloat.self),
            velocity: try fields.optional("velocity", CGFloat.self) ?? 0, startAnchor: .center,
            startLocation: try fields.optional("startLocation", CGPoint.self) ?? .zero)
    }

    public var dynamicValue: DynamicValue {
        .record([
            "time": time.dynamicValue, "magnification": magnification.dynamicValue,
            "velocity": velocity.dynamicValue, "startLocation": startLocation.dynamicValue,
        ])
    }
}
