import Foundation

/// A pinch of two fingers, with a scale factor as its value.
public nonisolated struct MagnificationGesture: LeafGesture {
    /// The distance between the fingers as a multiple of that when they began: 2 for twice as far.
    public typealias Value = CGFloat
    /// The difference of the factor from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture that begins when the factor differs from 1 by `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static var _kind: Kind { GestureType.Magnification.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<CGFloat> {
        PinchRecognizer(self, .magnification(of: \.minimumScaleDelta)) { $0.quantity }
    }
}

/// A pinch of two fingers.
public nonisolated struct MagnifyGesture: LeafGesture {
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of this state.
        public var time: Date
        /// The distance between the fingers as a multiple of that when they began: 2 for twice as far.
        public var magnification: CGFloat
        /// The velocity of the magnification, per second.
        public var velocity: CGFloat
        /// The place in the view at which the fingers began: the middle, as there is no layout that could tell.
        public var startAnchor: UnitPoint
        /// The middle between the fingers when they began, in points.
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

    /// The difference of the factor from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnify gesture that begins when the factor differs from 1 by `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static var _kind: Kind { GestureType.Magnify.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> {
        PinchRecognizer(self, .magnification(of: \.minimumScaleDelta), value: Value.init)
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
            MagnificationGesture.init, .setting("minimumScaleDelta", \.minimumScaleDelta, 0.01))
    }

    /// A pinch of two fingers.
    public enum Magnify: KnownGestureType {
        public static let kind = Kind.gesture(
            MagnifyGesture.init, .setting("minimumScaleDelta", \.minimumScaleDelta, 0.01))
    }
}

extension MagnifyGesture.Value: PinchValue {
    static var quantityName: String { "magnification" }
    public static var dynamicExample: String { "{ magnification = 2 }" }

    var quantity: CGFloat { magnification }

    init(_ reading: PinchReading<CGFloat>) {
        self.init(
            time: reading.date, magnification: reading.quantity, velocity: reading.velocity, startAnchor: .center,
            startLocation: reading.start)
    }
}
