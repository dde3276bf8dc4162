/// The prominence of badges.
public nonisolated enum BadgeProminence: Hashable, CaseIterable, Sendable, NamedValues {
    /// Badges that a user may ignore.
    case decreased
    /// Badges as usual.
    case standard
    /// Badges that call for attention.
    case increased
}

/// The behavior of a button that is held.
public nonisolated enum ButtonRepeatBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// The button acts again and again.
    case enabled
    /// The button acts once.
    case disabled
}

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
    /// The prominence of badges.
    @Entry public var badgeProminence: BadgeProminence = .standard

    /// The behavior of buttons that are held.
    @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic

    /// The behavior of controls above which a dragged item rests.
    @Entry public var springLoadingBehavior: SpringLoadingBehavior = .automatic
}

extension View {
    /// Sets the prominence of the badges in the view.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        setting(ModifierType.BadgeProminence.self, prominence)
    }

    /// Sets whether the buttons in the view act again and again while they are held.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        setting(ModifierType.ButtonRepeatBehavior.self, behavior)
    }

    /// Sets the behavior of the controls in the view above which a dragged item rests.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        setting(ModifierType.SpringLoadingBehavior.self, behavior)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.badgeProminence, "prominence")
    public var badgeProminence: ModifierReader<Views.BadgeProminence>
    @EnvironmentModifier(\.buttonRepeatBehavior, "behavior")
    public var buttonRepeatBehavior: ModifierReader<Views.ButtonRepeatBehavior>
    @EnvironmentModifier(\.springLoadingBehavior, "behavior")
    public var springLoadingBehavior: ModifierReader<Views.SpringLoadingBehavior>
}
