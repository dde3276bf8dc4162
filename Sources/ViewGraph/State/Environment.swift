import Observation

/// A key under which the environment keeps a value.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The default value.
    static var defaultValue: Self.Value { get }
}

/// The values that a view sees from its ancestors.
public struct EnvironmentValues: CustomStringConvertible {
    @usableFromInline var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// The value under a key: the key's own where nothing was set.
    // Inlinable: not knowing the type of the value, the runtime makes that of an Optional of it for each read.
    @inlinable public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Where nothing was set, a cast to an Optional would succeed and give nil in place of the default.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether one is a copy of the other, neither of which was changed.
    ///
    /// - Complexity: O(1).
    func isCopy(of other: EnvironmentValues) -> Bool {
        withUnsafeBytes(of: values) { own in withUnsafeBytes(of: other.values) { own.elementsEqual($0) } }
    }

    /// Whether the values are the same, so that a view that reads any of them shows no difference.
    ///
    /// - Complexity: O(*n*) in the values that are set.
    @MainActor func isSame(as other: EnvironmentValues) -> Bool {
        guard values.count == other.values.count else { return false }
        return values.allSatisfy { key, value in
            guard let other = other.values[key] else { return false }
            return Inputs.areSame(value, other)
        }
    }

    public var description: String { "EnvironmentValues(\(values.count) set)" }

    /// The object of this type, or nil.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        values[ObjectIdentifier(type)] as? Object
    }

    /// Puts an object in under its own type.
    package mutating func setObject<Object: AnyObject>(_ object: Object?) {
        values[ObjectIdentifier(Object.self)] = object
    }

    /// The object of an observable type, for `@Environment(Model.self)`.
    public subscript<Object: AnyObject>(_ type: Object.Type) -> Object? {
        get { object(type) }
        set { setObject(newValue) }
    }
}

/// A value from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {

    private let read: (EnvironmentValues) -> Value?
    private let objectType: Any.Type?
    private let keyPath: AnyKeyPath?
    private var value: Value?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        let path = MainThreadOnly(keyPath)
        read = { $0[keyPath: path.value] }
        objectType = nil
        self.keyPath = keyPath
    }

    /// Reads an observable object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject {
        read = { $0.object(objectType) }
        self.objectType = objectType
        keyPath = nil
    }

    /// Reads an observable object by its type, nil where there is none.
    public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
        read = { .some($0.object(objectType)) }
        self.objectType = nil
        keyPath = nil
    }

    /// The value in the environment; the default one while the view stands in no tree.
    public var wrappedValue: Value {
        if let value { return value }
        guard let value = read(EnvironmentValues()) else {
            preconditionFailure(
                "No object of type \(Value.self) found; an ancestor has to apply .environment(_:) with one")
        }
        return value
    }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        if let found = read(connection.environment) {
            value = found
        } else if value == nil, let objectType {
            connection.noteMissingObject(objectType)
        }
    }
}

// The values are compared as a whole.
extension Environment: ComparedInput {
    package func isSameInput(as other: Environment) -> Bool {
        keyPath == other.keyPath && objectType == other.objectType
    }
}

// Of what views read from the environment, objects belong to the model.
extension Environment: ModelProperty {
    package var modelValue: Any? { value as? any Observable }
}
