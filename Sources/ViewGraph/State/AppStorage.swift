import Foundation

/// A value of the app's that outlives the view, by a key; all views with the key show it and may change it.
///
/// It is kept in memory, for the tree alone that the view stands in, or in what `defaultAppStorage(_:)` or the host gives;
/// never in the defaults of the machine unless somebody gives those.
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
        stored.connect(given, connection.node.graph, \.appStorage)
    }
}

extension AppStorage where Value == Bool {
    /// Keeps a truth value under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, .bool)
    }
}

extension AppStorage where Value == Int {
    /// Keeps a whole number under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, .int)
    }
}

extension AppStorage where Value == Double {
    /// Keeps a number under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, .double)
    }
}

extension AppStorage where Value == String {
    /// Keeps a text under a key; the value given is what it is until one is stored.
    public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, .plain())
    }
}

extension AppStorage where Value == URL {
    /// Keeps an address under a key; the value given is what it is until one is stored.
    public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, .url)
    }
}

extension AppStorage where Value == Data {
    /// Keeps data under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, .plain())
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Keeps a value by its raw one under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, .raw(.int))
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Keeps a value by its raw one under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, .raw(.plain()))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a truth value or nothing under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, store, StoredForm<Bool>.bool.optional())
    }

    /// Keeps a whole number or nothing under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, store, StoredForm<Int>.int.optional())
    }

    /// Keeps a number or nothing under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, store, StoredForm<Double>.double.optional())
    }

    /// Keeps a text or nothing under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, store, StoredForm<String>.plain().optional())
    }

    /// Keeps an address or nothing under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, StoredForm<URL>.url.optional())
    }

    /// Keeps data or nothing under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, store, StoredForm<Data>.plain().optional())
    }

    /// Keeps a value by its raw one, or nothing, under a key.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, nil, store, StoredForm<R>.raw(.plain()).optional())
    }

    /// Keeps a value by its raw one, or nothing, under a key.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, nil, store, StoredForm<R>.raw(.int).optional())
    }
}
