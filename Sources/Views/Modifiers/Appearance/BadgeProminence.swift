/// The prominence of badges.
public nonisolated enum BadgeProminence: Hashable, CaseIterable, Sendable, NamedValues {
    /// Badges that a user may ignore.
    case decreased
    /// Badges as usual.
    case standard
    /// Badges that call for attention.
    case increased
}

extension EnvironmentValues {
    /// The prominence of badges.
    @Entry public var badgeProminence: BadgeProminence = .standard
}

extension View {
    /// Sets the prominence of the badges in the view.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        setting(ModifierType.BadgeProminence.self, prominence)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.badgeProminence, "prominence")
    public var badgeProminence: ModifierReader<Views.BadgeProminence>
}
