import Foundation

/// The measure of a gesture of two fingers.
struct PinchMeasure<G: Gesture, Quantity> {
    /// The quantity when the fingers begin.
    let zero: Quantity
    let quantity: (TouchEvent) -> Quantity
    /// Whether the quantity has changed enough for the gesture to begin.
    let isReached: (G, Quantity) -> Bool
    /// The reason when it hasn't.
    let unmet: (G, Quantity) -> String
}

/// The progress of two fingers.
struct PinchReading<Quantity> {
    let quantity: Quantity
    /// Per second.
    let velocity: Quantity
    let date: Date
    /// The middle between the fingers when they began.
    let start: CGPoint
}

/// Follows two fingers that move against one another.
final class PinchRecognizer<G: Gesture, Quantity: Measurable & Equatable>: LeafRecognizer<G> {
    private let measure: PinchMeasure<G, Quantity>
    private let value: (PinchReading<Quantity>) -> G.Value
    private var start: CGPoint?
    private var velocity: VelocityMeter<Quantity>

    init(
        _ gesture: G, _ measure: PinchMeasure<G, Quantity>, value: @escaping (PinchReading<Quantity>) -> G.Value
    ) {
        self.measure = measure
        self.value = value
        velocity = VelocityMeter(Quantity.speed(from: measure.zero, to: measure.zero, seconds: 1))
        super.init(gesture)
    }

    override func handle(_ event: TouchEvent) {
        guard event.kind != .waited else { return }
        // Unverified: a third finger makes the gesture fail.
        guard event.fingers == 2 else { return phase = .failed(fingersNeeded(2, event.fingers)) }
        if event.kind == .began, start == nil { start = event.location }
        guard let start else { return }
        let quantity = measure.quantity(event)
        velocity.note(quantity, at: event.time)
        let isMet = status == .active || (event.kind != .began && measure.isReached(gesture, quantity))
        switch event.kind {
        case .moved where isMet: phase = .active(value(reading(quantity, event, start)))
        case .ended where isMet: phase = .ended(value(reading(quantity, event, start)))
        case .ended: phase = .failed(measure.unmet(gesture, quantity))
        default: break
        }
    }

    private func reading(_ quantity: Quantity, _ event: TouchEvent, _ start: CGPoint) -> PinchReading<Quantity> {
        PinchReading(quantity: quantity, velocity: velocity.perSecond, date: event.date, start: start)
    }
}

/// The value of a gesture of two fingers, with the quantity that it measures.
protocol PinchValue: GestureValue {
    associatedtype Quantity: DynamicConvertible & Measurable

    /// The name of the quantity.
    static var quantityName: String { get }

    var time: Date { get }
    var velocity: Quantity { get }
    var startLocation: CGPoint { get }
    var quantity: Quantity { get }

    init(_ reading: PinchReading<Quantity>)
}

extension PinchValue {
    public static var dynamicName: String {
        "table with \(quantityName) and, where wanted, velocity, startLocation, time"
    }

    /// Makes a value from a table; missing fields are zero, and the time is now.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> Self {
        let fields = GestureFields(value, Self.self)
        let date = try fields.optional("time", Date.self) ?? ViewClock.currentDate
        return Self(
            PinchReading(
                quantity: try fields.required(quantityName, Quantity.self),
                velocity: try fields.optional("velocity", Quantity.self) ?? .zero, date: date,
                start: try fields.optional("startLocation", CGPoint.self) ?? .zero))
    }

    @MainActor public var dynamicValue: DynamicValue {
        .record([
            "time": time.dynamicValue, Self.quantityName: quantity.dynamicValue, "velocity": velocity.dynamicValue,
            "startLocation": startLocation.dynamicValue,
        ])
    }
}
