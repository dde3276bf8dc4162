import Foundation

/// A type of values that storage holds. Numbers, texts, data and truth values are stored as they are, a URL as its text.
public protocol _StorableValue {
    /// Reads a stored value; nil where it has another type.
    static func _read(_ stored: Any) -> Self?
    /// The stored form of this value.
    var _stored: Any { get }
}

/// A type whose values are stored in place of those that they are the raw values of.
public protocol _StorableRawValue: _StorableValue {}

extension _StorableValue {
    public static func _read(_ stored: Any) -> Self? { stored as? Self }
    public var _stored: Any { self }
}

extension Bool: _StorableValue {
    public static func _read(_ stored: Any) -> Bool? { (stored as? Bool) ?? (stored as? NSNumber)?.boolValue }
}

extension Int: _StorableRawValue {
    public static func _read(_ stored: Any) -> Int? { (stored as? Int) ?? (stored as? NSNumber)?.intValue }
}

extension Double: _StorableValue {
    public static func _read(_ stored: Any) -> Double? {
        (stored as? Double) ?? (stored as? Int).map(Double.init) ?? (stored as? NSNumber)?.doubleValue
    }
}

extension String: _StorableRawValue {}

extension Data: _StorableValue {}

extension URL: _StorableValue {
    public static func _read(_ stored: Any) -> URL? {
        (stored as? URL) ?? (stored as? String).flatMap { URL(string: $0) }
    }
    public var _stored: Any { absoluteString }
}

/// The form in which values of a type are read from storage and written to it.
struct StoredForm<Value> {
    /// Reads a stored value; nil where it has another type.
    let read: (Any) -> Value?
    /// The stored form of a value, nil for none.
    let write: (Value) -> Any?

    /// A value or nil.
    var optional: StoredForm<Value?> {
        StoredForm<Value?>(read: { read($0) }, write: { $0.flatMap(write) })
    }
}

extension StoredForm where Value: _StorableValue {
    static var own: StoredForm { StoredForm(read: Value._read, write: \._stored) }
}

extension StoredForm where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
    static var raw: StoredForm {
        StoredForm(read: { Value.RawValue._read($0).flatMap(Value.init(rawValue:)) }, write: \.rawValue._stored)
    }
}

/// A value in a storage area, as a property of a view sees it: what is there, else the default.
struct StoredValue<Value> {
    /// The area before the view stands in a tree, shared by the copies of the view.
    private final class Own {
        let area = StorageArea()
    }

    let key: String
    let defaultValue: Value
    let form: StoredForm<Value>
    private let own = Own()
    private var connected: StorageArea?

    init(_ key: String, _ defaultValue: Value, _ form: StoredForm<Value>) {
        self.key = key
        self.defaultValue = defaultValue
        self.form = form
    }

    private var area: StorageArea { connected ?? own.area }

    var value: Value {
        get {
            onMain { area, key in area[key] }.flatMap(form.read) ?? defaultValue
        }
        nonmutating set {
            let stored = MainThreadOnly(form.write(newValue))
            let (area, key) = (area, key)
            onMainThread { area[key] = stored.value }
        }
    }

    var binding: Binding<Value> {
        let copy = self
        return Binding(get: { copy.value }, set: { copy.value = $0 })
    }

    private func onMain<Result>(_ work: @MainActor (StorageArea, String) -> Result) -> Result {
        let (area, key) = (area, key)
        return MainActor.assumeIsolated { MainThreadOnly(work(area, key)) }.value
    }

    /// Takes the area that the place of the view gives. Where that gives none the tree has one to itself: that of the
    /// first property to be connected, so that a view that is looked at twice shows the same both times.
    @MainActor mutating func connect(
        _ given: StorageArea?, _ graph: Graph, _ area: ReferenceWritableKeyPath<TreeStorage, StorageArea?>
    ) {
        if let given {
            connected = given
            return
        }
        let storage = graph.companion(TreeStorage.init)
        if let shared = storage[keyPath: area] {
            connected = shared
        } else {
            storage[keyPath: area] = own.area
            connected = own.area
        }
    }
}

/// The areas in which a tree keeps values, once it does and nothing else is said.
@MainActor
final class TreeStorage {
    /// Of the values of the app.
    var app: StorageArea?
    /// Of the values of the window.
    var scene: StorageArea?
}

extension StoredValue: ComparedInput {
    func isSameInput(as other: StoredValue) -> Bool {
        key == other.key && Inputs.areSame(defaultValue, other.defaultValue)
    }
}
