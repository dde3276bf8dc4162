/// The behavior of a control above which a dragged item rests.
public nonisolated enum SpringLoadingBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// The control acts, as if it was tapped.
    case enabled
    /// Nothing happens.
    case disabled
}

extension EnvironmentValues {
    /// The behavior of controls above which a dragged item rests.
    @Entry public var springLoadingBehavior: SpringLoadingBehavior = .automatic
}

extension View {
    /// Sets the behavior of the controls in the view above which a dragged item rests.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        setting(ModifierType.SpringLoadingBehavior.self, behavior)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.springLoadingBehavior, "behavior")
    public var springLoadingBehavior: ModifierReader<Views.SpringLoadingBehavior>
}
