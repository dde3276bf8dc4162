/// Sets a focus state when a view appears and nothing has the focus.
public nonisolated struct _DefaultFocusModifier: PrimitiveModifier {
    let source: any FocusSource
    let value: AnyHashable

    public var kind: Kind { ModifierType.DefaultFocus.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { SettingEffect(self) }
}

private final class SettingEffect: ModifierEffect {
    private let modifier: _DefaultFocusModifier

    init(_ modifier: _DefaultFocusModifier) {
        self.modifier = modifier
    }

    override func appear() {
        // Unverified: a default that appears while another view has the focus takes nothing from it.
        guard let node, node.graph.focusKeeper(.keyboard).node == nil else { return }
        modifier.source.writeFocus(modifier.value)
    }
}

/// The priority of a view that should get the focus at first.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let rank: Int

    /// It matters when the focus has nowhere to go.
    public static let automatic = DefaultFocusEvaluationPriority(rank: 0)
    /// It applies even where the user has moved the focus.
    public static let userInitiated = DefaultFocusEvaluationPriority(rank: 1)
}

extension ModifierType {
    public enum DefaultFocus: KnownModifierType {
        public static let kind = modifier(
            forms: [
                DynamicForm(.required("state", DynamicFocus.self), .required("value", AnyHashable.self)) {
                    _DefaultFocusModifier(
                        source: $0.focusSource(isFlag: $1 == AnyHashable(true)), value: $1)
                }
            ])
    }
}

extension View {
    /// Sets a focus state when the view appears and nothing has the focus.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        // Unverified: the priority makes no difference here.
        modifier(_DefaultFocusModifier(source: binding.box, value: binding.box.standIn(value)))
    }
}
