import Observation

/// Bindings to the properties of an `@Observable` object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    // Without an initializer for all values, a view's memberwise one would ask for the Bindable instead of the model.
    /// Stands in for an initializer of values that can't be observed, and says what is wanted.
    @available(*, unavailable, message: "The wrapped value must be an object of an Observable class")
    /// Creates bindings to the properties of an object.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// The wrapper itself, so that `$model.name` is a binding.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            BindingSource(object).part(at: keyPath), get: { object[keyPath: keyPath] },
            set: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable where Value: Observable & AnyObject {
    /// Creates bindings to the properties of an object.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates bindings to the properties of an object.
    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a bindable from a projected value.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}
