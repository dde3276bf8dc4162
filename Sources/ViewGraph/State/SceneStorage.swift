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
        stored.connect(connection.environment.sceneStorageArea, connection.node.graph, \.sceneStorage)
    }
}

extension SceneStorage where Value == Bool {
    /// Keeps a truth value under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Bool, _ key: String) {
        self.init(key, wrappedValue, .bool)
    }
}

extension SceneStorage where Value == Int {
    /// Keeps a whole number under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Int, _ key: String) {
        self.init(key, wrappedValue, .int)
    }
}

extension SceneStorage where Value == Double {
    /// Keeps a number under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Double, _ key: String) {
        self.init(key, wrappedValue, .double)
    }
}

extension SceneStorage where Value == String {
    /// Keeps a text under a key; the value given is what it is until one is stored.
    public init(wrappedValue: String, _ key: String) {
        self.init(key, wrappedValue, .plain())
    }
}

extension SceneStorage where Value == URL {
    /// Keeps an address under a key; the value given is what it is until one is stored.
    public init(wrappedValue: URL, _ key: String) {
        self.init(key, wrappedValue, .url)
    }
}

extension SceneStorage where Value == Data {
    /// Keeps data under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Data, _ key: String) {
        self.init(key, wrappedValue, .plain())
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Keeps a value by its raw one under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, wrappedValue, .raw(.int))
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Keeps a value by its raw one under a key; the value given is what it is until one is stored.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, wrappedValue, .raw(.plain()))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a truth value or nothing under a key.
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, StoredForm<Bool>.bool.optional())
    }

    /// Keeps a whole number or nothing under a key.
    public init(_ key: String) where Value == Int? {
        self.init(key, nil, StoredForm<Int>.int.optional())
    }

    /// Keeps a number or nothing under a key.
    public init(_ key: String) where Value == Double? {
        self.init(key, nil, StoredForm<Double>.double.optional())
    }

    /// Keeps a text or nothing under a key.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, StoredForm<String>.plain().optional())
    }

    /// Keeps an address or nothing under a key.
    public init(_ key: String) where Value == URL? {
        self.init(key, nil, StoredForm<URL>.url.optional())
    }

    /// Keeps data or nothing under a key.
    public init(_ key: String) where Value == Data? {
        self.init(key, nil, StoredForm<Data>.plain().optional())
    }

    /// Keeps a value by its raw one, or nothing, under a key.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, nil, StoredForm<R>.raw(.plain()).optional())
    }

    /// Keeps a value by its raw one, or nothing, under a key.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, nil, StoredForm<R>.raw(.int).optional())
    }
}
