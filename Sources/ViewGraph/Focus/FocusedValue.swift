import Observation
import OpenCombine

/// The value of the focused view for a key, nil while none is set.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var values: StateBox<FocusedValues>?

    /// Follows the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Follows the object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[object: objectType] }
    }

    /// The current value.
    public var wrappedValue: Value? { values.flatMap { read($0.value) } }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        values = connection.focusedValues
    }
}

/// A value that the view that has the focus lets others change, nil while none does.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Binding<Value>?
    private var values: StateBox<FocusedValues>?

    /// Follows the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        read = { $0[keyPath: keyPath] }
    }

    private var binding: Binding<Value>? { values.flatMap { read($0.value) } }

    /// The value now. Setting it changes it where it belongs; nothing happens while no view tells one.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set {
            guard let newValue else { return }
            binding?.wrappedValue = newValue
        }
    }

    /// A binding to the value, or to nothing.
    public var projectedValue: Binding<Value?> {
        let copy = self
        return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
    }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        values = connection.focusedValues
    }
}

/// The object that the view that has the focus gives, nil while none does. Its changes describe the view anew.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A source of bindings to the object's properties.
    public typealias Wrapper = ObjectBindings<ObjectType>

    private var values: StateBox<FocusedValues>?

    public init() {}

    /// The object.
    public var wrappedValue: ObjectType? { values?.value[object: ObjectType.self] }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper? { wrappedValue.map { ObjectBindings(object: $0) } }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        let values = connection.focusedValues
        self.values = values
        let subscription = connection.storage { ObjectSubscription() }
        if let object = values.untracked[object: ObjectType.self] { subscription.follow(object, for: connection.node) }
    }
}

extension PropertyConnection {
    /// The value of the focused view.
    fileprivate var focusedValues: StateBox<FocusedValues> { node.graph.focusKeeper(.keyboard).values }
}

// What the focused view tells is read from the tree, which says when it changes.
extension FocusedValue: ComparedInput {
    package func isSameInput(as other: FocusedValue) -> Bool { true }
}

extension FocusedBinding: ComparedInput {
    package func isSameInput(as other: FocusedBinding) -> Bool { true }
}

extension FocusedObject: ComparedInput {
    package func isSameInput(as other: FocusedObject) -> Bool { true }
}
