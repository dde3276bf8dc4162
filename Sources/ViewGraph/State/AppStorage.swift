import Foundation

/// A value of the app's that outlives the view, by a key; all views with the key show it and may change it.
///
/// It is kept in memory, for the tree alone that the view stands in, or in what `defaultAppStorage(_:)` or the host
/// gives; never in the defaults of the machine unless these are given.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var stored: StoredValue<Value>
    private let store: UserDefaults?

    private init(_ key: String, _ defaultValue: Value, _ store: UserDefaults?, _ form: StoredForm<Value>) {
        stored = StoredValue(key, defaultValue, form)
        self.store = store
    }

    /// The value that is stored, or the default.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { stored.binding }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        let given = store.map { StorageArea.over($0) } ?? connection.environment.appStorageArea
        stored.connect(given, connection.node.graph, \.app)
    }
}

extension AppStorage {
    /// Stores a value under a key; until one is stored the property has the value given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _StorableValue {
        self.init(key, wrappedValue, store, .own)
    }

    /// Stores a value or nil under a key.
    public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(key, nil, store, StoredForm<Wrapped>.own.optional)
    }

    /// Stores the raw value under a key; until one is stored the property has the value given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
        self.init(key, wrappedValue, store, .raw)
    }

    /// Stores the raw value or nil under a key.
    public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped?, Wrapped.RawValue: _StorableRawValue {
        self.init(key, nil, store, StoredForm<Wrapped>.raw.optional)
    }
}

extension AppStorage: ComparedInput {
    package func isSameInput(as other: AppStorage) -> Bool {
        store === other.store && stored.isSameInput(as: other.stored)
    }
}
