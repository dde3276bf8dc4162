/// Acts when a value differs from what it was at the last description of the view.
public nonisolated struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let initial: Bool
    /// Told the old value and the new one.
    let action: (Value, Value) -> Void

    public var kind: Kind { ModifierType.OnChange.kind }
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
        public static let kind = Kind(
            "OnChange", role: .modifier, members: [call],
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
            let newValue = Parameter<DynamicValue>.required("newValue")
            let oldValue = Parameter<DynamicValue?>.optional("oldValue", DynamicValue.self)
            let index = Parameter<Int>.defaulted("index", 1).countedFromOne
            return Member(
                name: "callOnChange", role: .action, parameters: [newValue.info, oldValue.info, index.info], result: ""
            ) { node, arguments in
                let (new, old) = (try newValue.take(from: &arguments), try oldValue.take(from: &arguments))
                let place = try index.take(from: &arguments)
                try arguments.finish()
                let modifiers = node.modifiers.compactMap { $0.value as? any DynamicChangeModifier }
                guard modifiers.indices.contains(place) else {
                    throw InspectionError.modifierNotFound(
                        parent: node.kind.name, modifier: "onChange", index: place)
                }
                let action = try modifiers[place].change(from: old, to: new)
                node.graph.run(on: node, action)
                return .none
            }
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

/// Calls what `onChange` was given.
public struct OnChangeCall: PlacedCall {
    package var place: Place?

    init() {}

    /// Calls the action for values of this type with an old and a new value; `index` counts those for the type, from 0,
    /// innermost first. Throws where there is none.
    @MainActor @preconcurrency public func callAsFunction<E: Equatable>(
        oldValue: E, newValue: E, index: Int = 0
    ) throws {
        let modifier = try node.modifier(_ValueActionModifier<E>.self, named: "onChange", index: index)
        node.graph.run(on: node) { modifier.action(oldValue, newValue) }
    }

    /// Calls the action for values of this type with a new value. Throws where there is none.
    @MainActor @preconcurrency public func callAsFunction<E: Equatable>(newValue: E, index: Int = 0) throws {
        let old = try node.modifier(_ValueActionModifier<E>.self, named: "onChange", index: index).value
        try callAsFunction(oldValue: old, newValue: newValue, index: index)
    }
}

extension ModifierReaders {
    public var callOnChange: OnChangeCall { OnChangeCall() }
}
