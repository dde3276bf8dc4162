/// A value that a gesture changes while it lasts, and that returns to its first value when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    let initial: Value
    let reset: ((Value, inout Transaction) -> Void)?
    var box: StateBox<Value>

    /// Makes one from its wrappedValue.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, resetAction: nil)
    }

    /// Makes one from its initialValue.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue, resetAction: nil)
    }

    /// The transaction is the one that the reset happens in.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// `reset` is told the value and may change the transaction before the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: wrappedValue, resetAction: reset)
    }

    private init(wrappedValue: Value, resetAction: ((Value, inout Transaction) -> Void)?) {
        initial = wrappedValue
        reset = resetAction
        box = StateBox(wrappedValue)
    }

    /// The value.
    public var wrappedValue: Value { box.value }

    /// The state itself, to pass to `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Connects the property with the node it belongs to.
    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        let own = box
        box = connection.storage { own }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Makes one.
    public init() {
        self.init(wrappedValue: nil)
    }
}
