/// A gesture that updates a state while it lasts.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: GestureLayer {
    public typealias Value = Base.Value
    public typealias Body = Never

    /// The gesture whose changes update the state.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    /// Sets the state for a value of the gesture.
    public var update: (Base.Value, inout State, inout Transaction) -> Void

    /// Creates one from a gesture, a state, and a closure that updates the state.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        update = body
    }

    static var wrappedType: (any Gesture.Type)? { Base.self }
    var wrapped: (any Gesture)? { base }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> {
        StateRecognizer(self, base._makeRecognizer(in: node))
    }
}

/// A layer that sets a state, whatever the types.
@MainActor
protocol UpdatingLayer {
    /// The type of the state.
    var stateType: Any.Type { get }

    /// Sets the state for a value; false where it has another type.
    func update<Given>(_ value: Any, _ state: inout Given, _ transaction: inout Transaction) -> Bool

    /// Sets a copy of the state for a value.
    func updateCopy(_ value: Any)
}

extension GestureStateGesture: UpdatingLayer {
    var stateType: Any.Type { State.self }

    func update<Given>(_ value: Any, _ state: inout Given, _ transaction: inout Transaction) -> Bool {
        guard let value = value as? Base.Value, var own = state as? State, Given.self == State.self else {
            return false
        }
        update(value, &own, &transaction)
        state = own as! Given
        return true
    }

    func updateCopy(_ value: Any) {
        var copy = state.box.untracked
        var transaction = Transaction()
        if let value = value as? Base.Value { update(value, &copy, &transaction) }
    }
}

private final class StateRecognizer<Base: Gesture, State>:
    LayerRecognizer<GestureStateGesture<Base, State>, Base.Value>
{
    /// The state that is set, from the first time until it is reset: a later description may come with another.
    private var state: GestureState<State>?

    override func report(isChosen: Bool) {
        super.report(isChosen: isChosen)
        switch phase {
        case .possible(let value?): update(value)
        case .active(let value) where isChosen: update(value)
        // Documented for GestureState: it returns to its initial value when the gesture ends or is cancelled.
        case .failed: reset()
        // Unverified: that comes before an onEnded that is applied after updating.
        case .ended where isChosen: reset()
        default: break
        }
    }

    private func update(_ value: Base.Value) {
        let state = self.state ?? gesture.state
        self.state = state
        var transaction = Transaction()
        // Unverified: all updates by a gesture are continuous.
        transaction.isContinuous = true
        var current = state.box.untracked
        gesture.update(value, &current, &transaction)
        withTransaction(transaction) { state.box.value = current }
    }

    private func reset() {
        guard let state else { return }
        self.state = nil
        state.returnToInitialValue()
    }
}

extension GestureType {
    /// A gesture that updates a state while it lasts.
    public enum State: InspectedGestureType {
        /// The description of the kind. Scripts make one with the `updating` of a gesture.
        public static let kind = Kind("GestureStateGesture", role: .gesture)
    }
}

extension Gesture {
    /// Updates a state while the gesture lasts; the state returns to its first value when the gesture ends, fails or is
    /// cancelled. `body` is given each value, the state to change, and the transaction of the change.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
