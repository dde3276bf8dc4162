/// A value that a gesture changes while it lasts, and that returns to its first value when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    let initial: Value
    let reset: ((Value, inout Transaction) -> Void)?
    var box: StateBox<Value>

    /// A state with a first value.
    public init(wrappedValue: Value) {
        self.init(wrappedValue, resetAction: nil)
    }

    /// A state with a first value.
    public init(initialValue: Value) {
        self.init(initialValue, resetAction: nil)
    }

    /// A state with a first value, and the transaction in which it returns to that.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// A state with a first value, and the transaction in which it returns to that.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A state with a first value. Before it returns to that, `reset` is told the last one and may change the
    /// transaction.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue, resetAction: reset)
    }

    /// A state with a first value. Before it returns to that, `reset` is told the last one and may change the
    /// transaction.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue, resetAction: reset)
    }

    private init(_ initial: Value, resetAction: ((Value, inout Transaction) -> Void)?) {
        self.initial = initial
        reset = resetAction
        box = StateBox(initial)
    }

    /// The value while the gesture lasts, and the initial one otherwise.
    public var wrappedValue: Value { box.value }

    /// The state itself, to pass to `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Returns to the first value, as at the end of a gesture.
    func returnToInitialValue() {
        var transaction = Transaction()
        reset?(box.untracked, &transaction)
        withTransaction(transaction) { box.value = initial }
    }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        box = connection.storage(adopting: box) { StateBox($0.untracked) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that is nil at first.
    public init() {
        self.init(wrappedValue: nil)
    }

    /// A state that is nil at first, and the transaction in which it returns to that.
    public init(resetTransaction: Transaction) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// A state that is nil at first. Before it returns to that, `reset` is told the last value and may change the
    /// transaction.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

// Only gestures change it.
extension GestureState: ComparedInput {
    package func isSameInput(as other: GestureState) -> Bool { true }
}

extension GestureState: ModelProperty {
    package var modelValue: Any? { box.untracked }
    package func keeps(in box: AnyObject) -> Bool { self.box === box }
}
