import Foundation

/// One or more taps.
public nonisolated struct TapGesture: LeafGesture {
    /// A tap has no value.
    public typealias Value = Void
    /// The required number of taps.
    public var count: Int

    /// Creates a tap gesture that recognizes `count` taps in a row.
    public init(count: Int = 1) { self.count = count }

    public static var _kind: Kind { GestureType.Tap.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Void> {
        TapRecognizer(self, count: \.count) { _, _ in () }
    }
}

/// One or more taps, with their location.
public nonisolated struct SpatialTapGesture: LeafGesture {
    /// The place of the tap.
    public struct Value: Equatable, Sendable {
        /// The place at which the finger was lifted last, in points.
        public var location: CGPoint

        package init(at location: CGPoint) {
            self.location = location
        }
    }

    /// The required number of taps.
    public var count: Int
    /// The coordinate space of locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a spatial tap gesture that recognizes `count` taps in a row.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public static var _kind: Kind { GestureType.SpatialTap.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> {
        TapRecognizer(self, count: \.count) { Value(at: $1.location(in: $0.coordinateSpace)) }
    }
}

/// Counts taps.
private final class TapRecognizer<G: Gesture>: LeafRecognizer<G> {
    private let count: KeyPath<G, Int>
    /// Makes the value of the gesture when the finger is lifted last.
    private let value: @MainActor (G, TouchEvent) -> G.Value
    private var taps = 0
    private var start: CGPoint?
    private var lifted: TimeInterval?

    init(_ gesture: G, count: KeyPath<G, Int>, value: @escaping @MainActor (G, TouchEvent) -> G.Value) {
        self.count = count
        self.value = value
        super.init(gesture)
    }

    private var wanted: Int { max(1, gesture[keyPath: count]) }

    override var deadline: TimeInterval? { isOver ? nil : lifted.map { $0 + TapTiming.interval } }
    override var isUnderWay: Bool { !hasFailed && taps > 0 }

    override func handle(_ event: TouchEvent) {
        if let deadline, event.kind == .waited || event.kind == .began, isReached(deadline, at: event.time) {
            return phase = .failed("needs \(wanted) taps, got \(taps)")
        }
        guard event.kind != .waited else { return }
        // Unverified: a touch with two fingers is no tap.
        guard event.fingers == 1 else { return phase = .failed(fingersNeeded(1, event.fingers)) }
        if event.kind == .began {
            start = event.location
            lifted = nil
        }
        guard let start else { return }
        let moved = start.distance(to: event.location)
        if moved > TapTiming.distance {
            phase = .failed("may move \(shortened(TapTiming.distance.native)) points, moved \(shortened(moved.native))")
        } else if event.kind == .ended {
            taps += 1
            lifted = event.time
            self.start = nil
            if taps >= wanted { phase = .ended(value(gesture, event)) }
        }
    }
}

/// The limits within which touches are taps of one series.
enum TapTiming {
    /// The longest time between a tap and the next one, in seconds.
    static let interval: TimeInterval = 0.35
    /// The largest distance that the finger may move during a tap, in points.
    static let distance: CGFloat = 10
}

extension GestureType {
    /// One or more taps.
    public enum Tap: KnownGestureType {
        public static let kind = Kind.gesture(TapGesture.init, .setting("count", \.count, 1))
    }

    /// One or more taps, with their location.
    public enum SpatialTap: KnownGestureType {
        public static let kind = Kind.gesture(
            SpatialTapGesture.init, .setting("count", \.count, 1),
            .setting("coordinateSpace", \.coordinateSpace, .local))
    }
}

extension SpatialTapGesture.Value: GestureValue {
    public static var dynamicName: String { "table with location" }
    public static var dynamicExample: String { "{ location = { x = 1, y = 2 } }" }

    @MainActor public static func make(from value: DynamicValue) throws -> SpatialTapGesture.Value {
        SpatialTapGesture.Value(at: try GestureFields(value, Self.self).required("location", CGPoint.self))
    }

    public var dynamicValue: DynamicValue { .record(["location": location.dynamicValue]) }
}
