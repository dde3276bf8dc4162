import Foundation

/// A value of a window that outlives the view, by a key; all views of the window with the key show it and may change it.
///
/// It is kept in memory for the tree that the view stands in, which is one window, or in what the host gives.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var stored: StoredValue<Value>

    private init(_ key: String, _ defaultValue: Value, _ form: StoredForm<Value>) {
        stored = StoredValue(key, defaultValue, form)
    }

    /// The value that is stored, or the default.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { stored.binding }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        stored.connect(connection.environment.sceneStorageArea, connection.node.graph, \.scene)
    }
}

extension SceneStorage {
    /// Stores a value under a key; until one is stored the property has the value given.
    public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
        self.init(key, wrappedValue, .own)
    }

    /// Stores a value or nil under a key.
    public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
        self.init(key, nil, StoredForm<Wrapped>.own.optional)
    }

    /// Stores the raw value under a key; until one is stored the property has the value given.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
        self.init(key, wrappedValue, .raw)
    }

    /// Stores the raw value or nil under a key.
    public init<Wrapped: RawRepresentable>(_ key: String)
    where Value == Wrapped?, Wrapped.RawValue: _StorableRawValue {
        self.init(key, nil, StoredForm<Wrapped>.raw.optional)
    }
}

extension SceneStorage: ComparedInput {
    package func isSameInput(as other: SceneStorage) -> Bool { stored.isSameInput(as: other.stored) }
}
