import Foundation

/// Acts when something that is read of the place of a view differs from what it was before.
public nonisolated struct _GeometryActionModifier<Value>: PrimitiveModifier {
    let read: (GeometryProxy) -> Value
    let isSame: (Value, Value) -> Bool
    /// Told the old value and the new one.
    let action: (Value, Value) -> Void

    public var kind: Kind { ModifierType.OnGeometryChange.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { GeometryEffectOfChange(self) }
}

private final class GeometryEffectOfChange<Value>: WatchingEffect<_GeometryActionModifier<Value>> {
    private var last: Value?

    override func look(at graph: Graph) {
        guard let node, let place else { return }
        let value = current.read(GeometryProxy(GeometryReading(node, after: place)))
        if let last, current.isSame(last, value) { return }
        // Commonly known: the first value is also reported. Unverified: as its own old value.
        let old = last ?? value
        last = value
        run { current.action(old, value) }
    }
}

extension ModifierType {
    public enum OnGeometryChange: KnownModifierType {
        public static let kind: Kind = modifier(
            forms: [
                DynamicForm(
                    .required("of", DynamicFunctionValue.self), .required("action", DynamicFunctionValue.self)
                ) { read, action in
                    _GeometryActionModifier<DynamicValue>(
                        read: { proxy in
                            let frame = proxy.frame(in: CoordinateSpace.global)
                            let place = MainActor.assumeIsolated { MainThreadOnly(frame.dynamicValue) }.value
                            return read.result([place])
                        }, isSame: { areEquivalent($0, $1) },
                        action: { old, new in
                            let values = MainThreadOnly([new, old])
                            MainActor.assumeIsolated { action.function.callKeepingFailure(values.value) }
                        })
                }
            ])
    }
}

extension View {
    /// Acts on what is read of the place of the view: once the view has appeared, and each time that the tree has changed
    /// and is up to date again and the value is another. In Lua, what reads the value is given the frame on the screen.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Acts on what is read of the place of the view, as above; the action is told the old value as well, which the first
    /// time is the new one.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(read: transform, isSame: { $0 == $1 }, action: action))
    }
}
