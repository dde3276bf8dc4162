/// Passes a value to the layout around a view.
public nonisolated struct _LayoutValueModifier<Key: LayoutValueKey>: PrimitiveModifier {
    let value: Key.Value

    public var kind: Kind { ModifierType.LayoutValue.kind }
}

extension _LayoutValueModifier: ArrangedModifier, _AnyLayoutValue {
    package func layoutRole(in place: LayoutPlace) -> LayoutRole? { .trait { $0[Key.self] = value } }

    var keyName: String { TypeName.short(of: Key.self) }
    var anyValue: Any { value }
}

/// A value for a layout, whatever its key.
protocol _AnyLayoutValue {
    /// The name of the key's type.
    var keyName: String { get }
    /// The value.
    var anyValue: Any { get }
}

extension ModifierType {
    /// Passes a value to the layout around a view. A script reads the values by the names of their keys.
    public enum LayoutValue: KnownModifierType {
        public static let kind = Kind(
            "LayoutValue", role: .modifier,
            members: [
                Member("layoutValues") { node -> DynamicValue in
                    let values = node.modifiers.compactMap { $0.value as? any _AnyLayoutValue }
                    return .record(
                        Dictionary(values.map { ($0.keyName, .string("\($0.anyValue)")) }) { _, outer in outer })
                }
            ])
    }
}

extension View {
    /// Passes a value to the layout around the view, which reads it by its key.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }
}
