/// A key under which the view that has the focus tells the rest of the app something.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused view and those around it set for the rest of the app.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value for a key, nil for none.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type.
    package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Whether another one shows no difference.
    @MainActor func isEquivalent(_ other: FocusedValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in other.values[key].map { ViewGraph.areEquivalent(value, $0) } ?? false }
    }
}
