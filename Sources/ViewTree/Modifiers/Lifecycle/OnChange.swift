/// Acts when a value differs from what it was at the last description of the view.
public nonisolated struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let initial: Bool
    /// Told the old value and the new one.
    let action: (Value, Value) -> Void

    /// The kind that describes it.
    public var kind: Kind { ModifierType.OnChange.kind }
    /// Makes what it does over time.
    @MainActor public func makeEffect() -> ModifierEffect? { ChangeEffect(self) }
}

private final class ChangeEffect<Value: Equatable>: ModifierEffect {
    private var current: _ValueActionModifier<Value>

    init(_ modifier: _ValueActionModifier<Value>) {
        current = modifier
    }

    override func update(_ modifier: any ViewModifier) {
        guard let next = modifier as? _ValueActionModifier<Value> else { return }
        let old = current.value
        current = next
        guard old != next.value else { return }
        node?.graph.afterUpdate { [weak self] in self?.run { next.action(old, next.value) } }
    }

    override func appear() {
        guard current.initial else { return }
        run { current.action(current.value, current.value) }
    }
}

extension ModifierType {
    public enum OnChange: KnownModifierType {
        /// The description of the kind.
        public static let kind = Kind(
            "OnChange", role: .modifier, summary: "Acts when a value differs from what it was before.",
            forms: [
                DynamicForm(
                    .required("of", AnyHashable.self), .required("action", DynamicFunctionValue.self),
                    .defaulted("initial", false)
                ) { value, action, initial in
                    _ValueActionModifier(value: value, initial: initial) { old, new in
                        let carried = MainThreadOnly((old, new))
                        MainActor.assumeIsolated {
                            action.function.callKeepingFailure([
                                carried.value.0.dynamicValue, carried.value.1.dynamicValue,
                            ])
                        }
                    }
                }
            ])
    }
}

extension View {
    /// Acts with the new value when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, initial: false) { action($1) })
    }

    /// Acts with the old and the new value when a value changes, and with `initial` also when the view appears.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, initial: initial, action: action))
    }

    /// Acts when a value changes, and with `initial` also when the view appears.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, initial: initial) { _, _ in action() })
    }
}

/// Calls what `onChange` was given.
public struct OnChangeCall: ViewCall {
    private var place: Place?

    init() {}

    /// The same call, on the view in a place.
    public func bound(to place: Place) -> OnChangeCall {
        var copy = self
        copy.place = place
        return copy
    }

    /// Calls the action for values of this type with an old and a new value; `index` counts those for the type, from 0,
    /// innermost first. Throws where there is none.
    @MainActor @preconcurrency public func callAsFunction<E: Equatable>(
        oldValue: E, newValue: E, index: Int = 0
    ) throws {
        guard let node = place?.node else { preconditionFailure("a modifier's action is called on a node") }
        let modifier = try node.modifier(_ValueActionModifier<E>.self, named: "onChange", index: index)
        node.graph.run(on: node) { modifier.action(oldValue, newValue) }
    }

    /// Calls the action for values of this type with a new value. Throws where there is none.
    @MainActor @preconcurrency public func callAsFunction<E: Equatable>(newValue: E, index: Int = 0) throws {
        guard let node = place?.node else { preconditionFailure("a modifier's action is called on a node") }
        let old = try node.modifier(_ValueActionModifier<E>.self, named: "onChange", index: index).value
        try callAsFunction(oldValue: old, newValue: newValue, index: index)
    }
}

extension ModifierReaders {
    /// Calls what `onChange` was given.
    public var callOnChange: OnChangeCall { OnChangeCall() }
}
