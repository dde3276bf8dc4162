import Foundation

/// Sets a preference, or changes that of the view within.
public nonisolated struct _PreferenceModifier: PreferenceModifier {
    public let kind: Kind
    private let key: PreferenceDescription
    /// Makes the value out of the one within and the frame of the view, which is worked out when it is asked for.
    private let change: (Any?, () -> CGRect) -> Any?

    init(_ kind: Kind, _ key: PreferenceDescription, _ change: @escaping (Any?, () -> CGRect) -> Any?) {
        self.kind = kind
        self.key = key
        self.change = change
    }

    /// Changes a value in place; the key's default where the view tells nothing.
    init<Key: PreferenceKey>(
        _ kind: Kind, _ key: Key.Type, transform: @escaping (inout Key.Value, () -> CGRect) -> Void
    ) {
        self.init(kind, PreferenceDescription(key)) { inner, frame in
            var value = inner.map { $0 as! Key.Value } ?? Key.defaultValue
            transform(&value, frame)
            return value
        }
    }

    @MainActor package func preference(
        _ key: PreferenceDescription, inner: Any?, on node: Node, at place: Int
    ) -> Any? {
        guard key.id == self.key.id else { return inner }
        return change(inner) { MainActor.assumeIsolated { node.frameForReaders(within: place) } }
    }
}

extension ModifierType {
    public enum Preference: KnownModifierType {
        public static let kind: Kind = modifier(
            forms: [
                DynamicForm(.required("key", DynamicPreferenceKey.self), .required("value", DynamicValue.self)) {
                    (key: DynamicPreferenceKey, value: DynamicValue) in
                    _PreferenceModifier(kind, PreferenceDescription(key)) { _, _ in value }
                }
            ])
    }

    public enum TransformPreference: KnownModifierType {
        public static let kind: Kind = modifier(
            forms: [
                DynamicForm(
                    .required("key", DynamicPreferenceKey.self), .required("transform", DynamicFunctionValue.self)
                ) { key, transform in
                    _PreferenceModifier(kind, PreferenceDescription(key)) { inner, _ in
                        let value = inner as? DynamicValue ?? key.defaultValue
                        return transform.result([value], otherwise: value)
                    }
                }
            ])
    }
}

extension View {
    /// Sets a preference for the views around, in place of those that views within this one set.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        // Commonly known: the value replaces those from inside, while transformPreference(_:_:) changes them.
        modifier(_PreferenceModifier(ModifierType.Preference.kind, PreferenceDescription(key)) { _, _ in value })
    }

    /// Changes what this view and those within it tell the views around under a key.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceModifier(ModifierType.TransformPreference.kind, key) { value, _ in callback(&value) })
    }
}
