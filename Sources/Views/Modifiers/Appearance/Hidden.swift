/// Hides a view and keeps its place.
public nonisolated struct _HiddenModifier: ResponsivenessModifier, Equatable {
    public var kind: Kind { ModifierType.Hidden.kind }
    /// The reason why the view doesn't respond; nil where it does.
    public var obstacle: String? { "is hidden" }
}

extension ModifierType {
    public enum Hidden: KnownModifierType {
        public static let kind = modifier(
            members: [Member("isHidden") { try ModifierType().isHidden($0) }],
            screen: .concealing { _ in "is hidden" }, forms: [DynamicForm { _HiddenModifier() }])
    }
}

extension View {
    /// Hides the view, which keeps its space.
    public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}

extension ModifierType {
    /// Whether the view itself is hidden.
    public var isHidden: ModifierReader<Bool> { .init { !$0.modifiers(_HiddenModifier.self).isEmpty } }
}
