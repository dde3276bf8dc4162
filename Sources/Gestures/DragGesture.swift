import Foundation

/// A dragging motion.
public nonisolated struct DragGesture: LeafGesture {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of this state.
        public var time: Date
        /// The place of the finger, in points.
        public var location: CGPoint
        /// The place at which the finger was put down, in points.
        public var startLocation: CGPoint
        /// The velocity of the finger, in points per second.
        public var velocity: CGSize

        /// Creates a value from its components.
        package init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
            self.time = time
            self.location = location
            self.startLocation = startLocation
            self.velocity = velocity
        }

        /// The distance of the finger from where it was put down, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The place at which the finger would come to rest if it were lifted now: as far on as it moves in a quarter of a
        /// second.
        public var predictedEndLocation: CGPoint {
            // Commonly known: the velocity is four times the distance that is predicted to be left.
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance of that place from where it was put down.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }

    /// The distance in points after which the drag begins.
    public var minimumDistance: CGFloat
    /// The coordinate space of locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture that begins after a movement of `minimumDistance` points.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public static var _kind: Kind { GestureType.Drag.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> { DragRecognizer(self) }
}

private final class DragRecognizer: LeafRecognizer<DragGesture> {
    private var start: CGPoint?
    private var farthest: CGFloat = 0
    private var velocity = VelocityMeter<CGSize>(.zero)

    override func handle(_ event: TouchEvent) {
        guard event.kind != .waited else { return }
        // Unverified: a second finger makes a drag fail.
        guard event.fingers == 1 else { return phase = .failed(fingersNeeded(1, event.fingers)) }
        let location = event.location(in: gesture.coordinateSpace)
        guard let start, event.kind != .began else {
            start = location
            velocity.note(.zero, at: event.time)
            // Commonly known: with no minimum distance, a drag begins when the finger goes down.
            if gesture.minimumDistance <= 0 { phase = .active(value(event, location, from: location)) }
            return
        }
        let translation = CGSize(width: location.x - start.x, height: location.y - start.y)
        velocity.note(translation, at: event.time)
        farthest = max(farthest, start.distance(to: location))
        // Unverified: coming back towards the start doesn't undo that the distance was reached.
        let isDrag = status == .active || farthest >= gesture.minimumDistance
        switch event.kind {
        case .moved where isDrag: phase = .active(value(event, location, from: start))
        case .ended where isDrag: phase = .ended(value(event, location, from: start))
        case .ended:
            let (needed, moved) = (shortened(gesture.minimumDistance.native), shortened(farthest.native))
            phase = .failed("needs \(needed) points, moved \(moved)")
        default: break
        }
    }

    private func value(_ event: TouchEvent, _ location: CGPoint, from start: CGPoint) -> DragGesture.Value {
        DragGesture.Value(
            time: event.date, location: location, startLocation: start, velocity: velocity.perSecond)
    }
}

extension GestureType {
    /// A dragging motion.
    public enum Drag: KnownGestureType {
        public static let kind = Kind.gesture(
            DragGesture.init, .setting("minimumDistance", \.minimumDistance, 10),
            .setting("coordinateSpace", \.coordinateSpace, .local))
    }
}

extension DragGesture.Value: GestureValue {
    public static var dynamicName: String { "table with location and, where wanted, startLocation, velocity, time" }
    public static var dynamicExample: String { "{ location = { x = 30, y = 40 } }" }

    /// Makes a value from a table; missing fields are zero, and the time is now.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> DragGesture.Value {
        let fields = GestureFields(value, Self.self)
        let location = try fields.required("location", CGPoint.self)
        return DragGesture.Value(
            time: try fields.optional("time", Date.self) ?? ViewClock.currentDate, location: location,
            startLocation: try fields.optional("startLocation", CGPoint.self) ?? .zero,
            velocity: try fields.optional("velocity", CGSize.self) ?? .zero)
    }

    public var dynamicValue: DynamicValue {
        .record([
            "time": time.dynamicValue, "location": location.dynamicValue,
            "startLocation": startLocation.dynamicValue, "translation": translation.dynamicValue,
            "velocity": velocity.dynamicValue, "predictedEndLocation": predictedEndLocation.dynamicValue,
            "predictedEndTranslation": predictedEndTranslation.dynamicValue,
        ])
    }
}
