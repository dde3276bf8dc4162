import Foundation

/// How a type of values is kept in storage: numbers, texts, data and truth values as they are, an address as its text.
struct StoredForm<Value> {
    /// The value out of what is stored, nil where that is of another type.
    let read: (Any) -> Value?
    /// What to store, nil for nothing at all.
    let write: (Value) -> Any?

    /// What is stored as it is.
    static func plain() -> StoredForm { StoredForm(read: { $0 as? Value }, write: { $0 }) }

    /// A value or nothing.
    func optional() -> StoredForm<Value?> {
        StoredForm<Value?>(read: { read($0) }, write: { $0.flatMap(write) })
    }
}

extension StoredForm where Value == Int {
    static var int: StoredForm {
        StoredForm(read: { ($0 as? Int) ?? ($0 as? NSNumber)?.intValue }, write: { $0 })
    }
}

extension StoredForm where Value == Double {
    static var double: StoredForm {
        StoredForm(
            read: { ($0 as? Double) ?? ($0 as? Int).map(Double.init) ?? ($0 as? NSNumber)?.doubleValue },
            write: { $0 })
    }
}

extension StoredForm where Value == Bool {
    static var bool: StoredForm {
        StoredForm(read: { ($0 as? Bool) ?? ($0 as? NSNumber)?.boolValue }, write: { $0 })
    }
}

extension StoredForm where Value == URL {
    static var url: StoredForm {
        StoredForm(
            read: { ($0 as? URL) ?? ($0 as? String).flatMap { URL(string: $0) } }, write: { $0.absoluteString })
    }
}

extension StoredForm where Value: RawRepresentable {
    /// A value by its raw one.
    static func raw(_ form: StoredForm<Value.RawValue>) -> StoredForm {
        StoredForm(read: { form.read($0).flatMap(Value.init(rawValue:)) }, write: { form.write($0.rawValue) })
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
        _ given: StorageArea?, _ graph: Graph, _ area: ReferenceWritableKeyPath<Graph, StorageArea?>
    ) {
        if let given {
            connected = given
        } else if let shared = graph[keyPath: area] {
            connected = shared
        } else {
            graph[keyPath: area] = own.area
            connected = own.area
        }
    }
}
