/// Acts when a value differs from what it was at the last description of the view.
public nonisolated struct _ValueActionModifier<Value: Equatable>: ChangeModifier {
    let value: Value
    let initial: Bool
    /// Told the old value and the new one.
    let action: (Value, Value) -> Void

    public var kind: Kind { ModifierType.OnChange.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { ValueActionEffect(self) }
}

private final class ValueActionEffect<Value: Equatable>: ChangeEffect<_ValueActionModifier<Value>> {
    override func changed(from old: Value) {
        // Commonly known: modifiers of nothing, such as an EmptyView, do nothing.
        guard node?.showsNothing == false else { return }
        let next = current
        // Commonly known: the action runs once the views are up to date, not amid the update.
        node?.graph.afterUpdate { [weak self] in self?.run { next.action(old, next.value) } }
    }

    override func appear() {
        // Documented for onChange(of:initial:_:): with initial, the action also runs when the view appears.
        guard current.initial else { return }
        run { current.action(current.value, current.value) }
    }
}

extension ModifierType {
    public enum OnChange: KnownModifierType {
        public static let kind = modifier(
            members: [call],
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

        /// `callOnChange(newValue, { oldValue = …, index = … })`
        private static var call: Member {
            Member(
                "callOnChange", role: .action, .required("newValue", DynamicValue.self),
                .optional("oldValue", DynamicValue.self), .defaulted("index", 1).countedFromOne
            ) { node, new, old, index in
                try ModifierType().callOnChange.make(on: node, ValueChange(from: old, to: new, index: index))
                return .none
            }
        }
    }

    /// Calls what `onChange` was given. Throws where there is none.
    public var callOnChange: ViewCall<ValueChange, Void> { .callback { node, change in try change.action(node) } }
}

/// A change of a value that `onChange` watches.
public struct ValueChange {
    fileprivate let action: @MainActor (Node) throws -> () -> Void

    /// A change for the modifier at an index, from 0, among those for values of this type or optional ones, innermost first;
    /// without an old value, from the value that the view was last described with.
    @MainActor fileprivate init<E: Equatable>(from old: E?, to new: E, index: Int) {
        action = { node in
            let actions = node.effectiveModifiers.compactMap { applied -> (() -> Void)? in
                switch applied.value {
                case let modifier as _ValueActionModifier<E>: { modifier.action(old ?? modifier.value, new) }
                case let modifier as _ValueActionModifier<E?>: { modifier.action(old ?? modifier.value, new) }
                default: nil
                }
            }
            guard actions.indices.contains(index) else {
                throw InspectionError.modifierNotFound(parent: node.title, modifier: "onChange", index: index)
            }
            return actions[index]
        }
    }

    /// A change for the modifier at an index, from 0, among all, innermost first.
    @MainActor fileprivate init(from old: DynamicValue?, to new: DynamicValue, index: Int) {
        action = { node in
            let modifiers = node.modifiers.compactMap { $0.value as? any DynamicChangeModifier }
            guard modifiers.indices.contains(index) else {
                throw InspectionError.modifierNotFound(parent: node.title, modifier: "onChange", index: index)
            }
            return try modifiers[index].change(from: old, to: new)
        }
    }
}

/// A modifier whose action a dynamic language can call.
@MainActor
private protocol DynamicChangeModifier {
    /// The action for these values. Throws where they are not of the type of the watched value.
    func change(from old: DynamicValue?, to new: DynamicValue) throws -> () -> Void
}

extension _ValueActionModifier: DynamicChangeModifier {
    @MainActor func change(from old: DynamicValue?, to new: DynamicValue) throws -> () -> Void {
        guard let type = Value.self as? any DynamicConvertible.Type else {
            throw InspectionError.notSupported("values of type \(Value.self) cannot be made here")
        }
        let from = try old.map { try Self.value($0, as: type, "oldValue") } ?? value
        let to = try Self.value(new, as: type, "newValue")
        return { action(from, to) }
    }

    @MainActor private static func value<V: DynamicConvertible>(
        _ given: DynamicValue, as type: V.Type, _ name: String
    ) throws -> Value {
        try Parameter<V>.convert(given, name) as! Value
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

extension ViewCall where Arguments == ValueChange, Result == Void {
    /// Calls the action for values of this type with an old and a new value; `index` counts those for the type, from 0,
    /// innermost first.
    @MainActor @preconcurrency
    public func callAsFunction<E: Equatable>(oldValue: E, newValue: E, index: Int = 0) throws {
        try callAsFunction(ValueChange(from: oldValue, to: newValue, index: index))
    }

    /// Calls the action for values of this type with a new value; `index` counts those for the type, from 0, innermost
    /// first.
    @MainActor @preconcurrency public func callAsFunction<E: Equatable>(newValue: E, index: Int = 0) throws {
        try callAsFunction(ValueChange(from: nil, to: newValue, index: index))
    }
}
