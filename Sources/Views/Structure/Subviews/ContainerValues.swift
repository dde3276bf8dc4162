/// Values that a view has for the container that takes it apart.
///
/// An app declares them with `@Entry` in an extension, and sets them with `containerValue(_:_:)`.
public nonisolated struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tag: AnyHashable?

    init() {}

    @MainActor init(of view: ResolvedView) {
        tag = view.value(of: ModifierType.Tag.self)
        for case let modifier as any ContainerValueSetting in view.modifiers.reversed() { modifier.set(&self) }
    }

    /// The value under a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of the view, if it is of this type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Whether the view has this tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// A key of a container value.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

@MainActor
private protocol ContainerValueSetting {
    func set(_ values: inout ContainerValues)
}

/// Sets a value for the container of a view.
public nonisolated struct _ContainerValueModifier<Value>: PrimitiveModifier, ContainerValueSetting {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    public var kind: Kind { ModifierType.ContainerValue.kind }

    fileprivate func set(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension ModifierType {
    public enum ContainerValue: KnownModifierType {
        public static let kind = Kind("ContainerValue", role: .modifier)
    }
}

extension View {
    /// Sets a value that the container of the view reads, of the subview that the view is to it.
    public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
    }
}
