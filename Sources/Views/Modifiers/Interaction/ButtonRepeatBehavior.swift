/// The behavior of a button that is held.
public nonisolated enum ButtonRepeatBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// The button acts again and again.
    case enabled
    /// The button acts once.
    case disabled
}

extension EnvironmentValues {
    /// The behavior of buttons that are held.
    @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
}

extension View {
    /// Sets whether the buttons in the view act again and again while they are held.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        setting(ModifierType.ButtonRepeatBehavior.self, behavior)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.buttonRepeatBehavior, "behavior")
    public var buttonRepeatBehavior: ModifierReader<Views.ButtonRepeatBehavior>
}
