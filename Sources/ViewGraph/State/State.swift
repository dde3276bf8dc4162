/// A value that a view owns and may change; who read it is described anew.
///
/// In a hosted tree the node keeps the value, from the first description until the view leaves its place. A view that
/// is only inspected, and the root of a hosted tree, keep it in the view's own value, so that an inspection before and
/// one after an action see the same state.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var box: StateBox<Value>

    /// Creates a state with an initial value, which counts when the view first appears.
    public init(wrappedValue: Value) {
        box = StateBox(wrappedValue)
    }

    /// Creates a state with an initial value.
    public init(initialValue: Value) {
        box = StateBox(initialValue)
    }

    /// The value. Setting it describes the views that read it again.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(BindingSource(box), get: { box.value }, set: { box.value = $0 })
    }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        box = connection.storage(adopting: box) { StateBox($0.untracked) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

// What a view hands to a state counts once, when the view first appears.
extension State: ComparedInput {
    package func isSameInput(as other: State) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}

extension State: ModelProperty {
    package var modelValue: Any? { box.untracked }
    package func keeps(in box: AnyObject) -> Bool { self.box === box }
}
