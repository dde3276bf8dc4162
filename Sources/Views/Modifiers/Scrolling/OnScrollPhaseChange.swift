/// Acts when the content of a scrolling view begins to move, goes on in another way, or stands still.
public nonisolated struct _ScrollPhaseModifier: PrimitiveModifier, ScrollPhaseWatcher {
    package let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    public var kind: Kind { ModifierType.OnScrollPhaseChange.kind }
}

extension ModifierType {
    public enum OnScrollPhaseChange: KnownModifierType {
        public static let kind = modifier(
            forms: [
                DynamicForm(.required("action", DynamicFunctionValue.self).example("function(old, new) end")) {
                    action in
                    _ScrollPhaseModifier { old, new, context in
                        let carried = MainThreadOnly((action, old, new, context))
                        MainActor.assumeIsolated {
                            let (action, old, new, context) = carried.value
                            _ = action.result([old.dynamicValue, new.dynamicValue, context.geometry.dynamicValue])
                        }
                    }
                }
            ])
    }
}

extension View {
    /// Acts when the phase of the scrolling view changes: a person scrolls, its content comes to rest, or the app has it move
    /// by an animation. It is told the old phase and the new one. Of several scrolling views in this one, it is the first.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Acts when the phase of the scrolling view changes, and is told where its content stands as well.
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        modifier(_ScrollPhaseModifier(action: action))
    }
}
