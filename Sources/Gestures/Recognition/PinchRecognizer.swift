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

/// How far two fingers have come.
struct PinchReading<Quantity> {
    let quantity: Quantity
    /// Per second.
    let velocity: Quantity
    let date: Date
    /// Where the middle between the fingers was when they began.
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
