import Foundation

/// All touches of a view, from the first moment on.
public nonisolated struct SpatialEventGesture: LeafGesture {
    /// The touches at one moment.
    public typealias Value = SpatialEventCollection

    /// The coordinate space of locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture that reports each touch as it begins, moves and ends.
    public init(coordinateSpace: CoordinateSpace = .local) {
        self.coordinateSpace = coordinateSpace
    }

    public static var _kind: Kind { GestureType.SpatialEvent.kind }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> { SpatialEventRecognizer(self) }
}

/// The touches of a view at one moment, one for each finger.
public nonisolated struct SpatialEventCollection: RandomAccessCollection, Equatable, Sendable {
    /// A touch.
    public struct Event: Identifiable, Equatable, Sendable {
        /// The identity of a touch, as long as it lasts.
        public struct ID: Hashable, Sendable {
            fileprivate let finger: Int
        }

        /// The kind of pointer that touches the view.
        public enum Kind: Hashable, Sendable {
            case touch, directPinch, indirectPinch, pointer
        }

        /// The phase of the touch.
        public enum Phase: Hashable, CaseIterable, Sendable {
            case active, ended, cancelled
        }

        /// The identity of the touch, as long as it lasts.
        public var id: ID
        /// The time in seconds on the clock of the views.
        public var timestamp: TimeInterval
        /// The kind of pointer that touches the view.
        public var kind: Kind
        /// The place, in points. Two fingers both have the place between them.
        public var location: CGPoint
        /// The phase of the touch.
        public var phase: Phase
        /// The keys that are held.
        public var modifierKeys: EventModifiers
    }

    private var events: [Event]

    /// Creates a collection of touches.
    package init(_ events: [Event]) {
        self.events = events
    }

    public var startIndex: Int { events.startIndex }
    public var endIndex: Int { events.endIndex }
    public subscript(position: Int) -> Event { events[position] }

    /// The touch with an identity; nil where it isn't there.
    public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}

private final class SpatialEventRecognizer: LeafRecognizer<SpatialEventGesture> {
    override func handle(_ event: TouchEvent) {
        switch event.kind {
        case .began, .moved: phase = .active(value(event, .active))
        case .ended: phase = .ended(value(event, .ended))
        case .waited: break
        }
    }

    private func value(
        _ event: TouchEvent, _ phase: SpatialEventCollection.Event.Phase
    ) -> SpatialEventCollection {
        SpatialEventCollection(
            (0..<event.fingers).map { finger in
                .init(
                    finger: finger, at: event.location, phase, timestamp: event.time, modifierKeys: event.keys)
            })
    }
}

extension SpatialEventCollection.Event {
    /// A touch by a finger, which is counted from 0.
    fileprivate nonisolated init(
        finger: Int, at location: CGPoint, _ phase: Phase, timestamp: TimeInterval, modifierKeys: EventModifiers
    ) {
        self.init(
            id: ID(finger: finger), timestamp: timestamp, kind: .touch, location: location, phase: phase,
            modifierKeys: modifierKeys)
    }
}

extension GestureType {
    /// All touches of a view.
    public enum SpatialEvent: KnownGestureType {
        public static let kind = Kind.gesture(
            SpatialEventGesture.init, .setting("coordinateSpace", \.coordinateSpace, .local))
    }
}

extension SpatialEventCollection.Event.Phase: NamedValues {}

extension SpatialEventCollection: GestureValue {
    public static var dynamicName: String { "list of tables with location and, where wanted, phase" }
    public static var dynamicExample: String { "{ { location = { x = 1, y = 2 } } }" }

    /// Makes a collection from a list of tables; a touch without a phase is active, and its time is now.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> SpatialEventCollection {
        let tables = try [DynamicValue].make(from: value)
        return SpatialEventCollection(
            try tables.enumerated().map { finger, table in
                let fields = GestureFields(table, Self.self)
                return .init(
                    finger: finger, at: try fields.required("location", CGPoint.self),
                    try fields.optional("phase", Event.Phase.self) ?? .active,
                    timestamp: try fields.optional("timestamp", TimeInterval.self)
                        ?? ViewClock.currentDate.timeIntervalSinceReferenceDate, modifierKeys: [])
            })
    }

    @MainActor public var dynamicValue: DynamicValue {
        .list(
            map { event in
                .record([
                    "location": event.location.dynamicValue, "phase": event.phase.dynamicValue,
                    "timestamp": event.timestamp.dynamicValue,
                ])
            })
    }
}
