/// Acts when what a view tells under a key differs from what it told before.
public nonisolated struct _PreferenceActionModifier: PrimitiveModifier {
    let key: PreferenceDescription
    let isSame: @MainActor (Any, Any) -> Bool
    let action: (Any) -> Void

    public var kind: Kind { ModifierType.OnPreferenceChange.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { PreferenceEffect(self) }
}

private final class PreferenceEffect: WatchingEffect<_PreferenceActionModifier> {
    private var last: Any?

    override func look(at graph: Graph) {
        guard let node, let place else { return }
        let value = graph.preferenceCollector(for: current.key).value(within: place, of: node)
        if let last, current.isSame(last, value) { return }
        // Commonly known: the first value is reported too.
        last = value
        run { current.action(value) }
    }
}

extension ModifierType {
    public enum OnPreferenceChange: KnownModifierType {
        public static let kind: Kind = modifier(
            forms: [
                DynamicForm(
                    .required("key", DynamicPreferenceKey.self), .required("action", DynamicHandler<DynamicValue>.self)
                ) { key, handler in
                    _PreferenceActionModifier(
                        key: PreferenceDescription(key), isSame: { areEquivalent($0, $1) },
                        action: { handler.action($0 as! DynamicValue) })
                }
            ])
    }
}

extension View {
    /// Acts on what this view and those within it tell under a key: once the view has appeared, and each time that the
    /// tree has changed and is up to date again and the value is another.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(
            _PreferenceActionModifier(
                key: PreferenceDescription(key), isSame: { $0 as! K.Value == $1 as! K.Value },
                action: { action($0 as! K.Value) }))
    }
}
