/// A key under which the view that has the focus tells the rest of the app something.
public protocol FocusedValueKey {
    /// What is told.
    associatedtype Value
}

/// What the view that has the focus, and those around it, tell the rest of the app.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// What is told under a key, nil for nothing.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Whether another one shows no difference.
    @MainActor func isAlike(_ other: FocusedValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in other.values[key].map { ViewTree.isAlike(value, $0) } ?? false }
    }
}

/// Has a view tell something while it has the focus.
public nonisolated struct _FocusedValueModifier: PrimitiveModifier {
    public let kind: Kind
    /// Whether it tells it as long as it is shown, wherever the focus is.
    let isSceneWide: Bool
    let write: (inout FocusedValues) -> Void

    @MainActor public func modify(_ environment: inout EnvironmentValues, on node: Node) {
        node.graph.addObserver(node.graph.focusKeeper(.keyboard))
    }
}

extension ModifierType {
    /// Has a view tell the rest of the app something while it has the focus.
    public enum FocusedValue: KnownModifierType {
        public static let kind = Kind(
            "FocusedValue", role: .modifier, summary: "Tells the rest of the app something while a view has the focus.")
    }

    /// Has a view tell the rest of the app something while it is shown.
    public enum FocusedSceneValue: KnownModifierType {
        public static let kind = Kind(
            "FocusedSceneValue", role: .modifier, summary: "Tells the rest of the app something while a view is shown.")
    }

    /// Has a view give the rest of the app an object while it has the focus.
    public enum FocusedObject: KnownModifierType {
        public static let kind = Kind(
            "FocusedObject", role: .modifier, summary: "Gives the rest of the app an object while a view has the focus."
        )
    }

    /// Has a view give the rest of the app an object while it is shown.
    public enum FocusedSceneObject: KnownModifierType {
        public static let kind = Kind(
            "FocusedSceneObject", role: .modifier, summary: "Gives the rest of the app an object while a view is shown."
        )
    }
}
