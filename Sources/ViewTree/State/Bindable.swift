import Observation

/// Bindings to the properties of an `@Observable` object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    private init(storing value: Value) {
        wrappedValue = value
    }

    // Declared so that the compiler takes `self.model = model` in a view's initialiser for one of the wrapper's.
    @available(*, unavailable, message: "the wrapped value has to be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        self.init(storing: wrappedValue)
    }

    /// The wrapper itself, so that `$model.name` is a binding.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable where Value: Observable & AnyObject {
    public init(wrappedValue: Value) {
        self.init(storing: wrappedValue)
    }

    public init(_ wrappedValue: Value) {
        self.init(storing: wrappedValue)
    }

    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}
