/// Keeps the controls of a view from responding.
public nonisolated struct _DisabledModifier: ResponsivenessModifier, Equatable {
    /// Whether they are kept from it.
    public let isDisabled: Bool

    public var kind: Kind { ModifierType.Disabled.kind }
    /// The reason why the view doesn't respond; nil where it does.
    public var obstruction: String? { isDisabled ? "is disabled" : nil }

    // Commonly known: a gesture that is added around disabled(_:) isn't disabled.
    public var sparesGesturesAround: Bool { true }

    /// A view within a disabled one stays disabled.
    public func modify(_ environment: inout EnvironmentValues) {
        // Documented for disabled(_:): a view within a disabled view can't be enabled again.
        environment.isEnabled = environment.isEnabled && !isDisabled
    }
}

extension ModifierType {
    public enum Disabled: KnownModifierType {
        public static let kind = modifier(
            members: [Member("isDisabled") { try ModifierType().isDisabled($0) }],
            forms: [
                DynamicForm(.defaulted("disabled", true, positional: true)) { _DisabledModifier(isDisabled: $0) }
            ])
    }

    /// Whether the view itself or one around it is disabled.
    public var isDisabled: ModifierReader<Bool> { .init { !$0.environment.isEnabled } }
}

extension View {
    /// Keeps the controls of the view from responding, or lets them.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        modifier(_DisabledModifier(isDisabled: disabled))
    }
}
