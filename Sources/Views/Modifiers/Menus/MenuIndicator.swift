extension EnvironmentValues {
    /// Whether a button shows that it opens a menu.
    @Entry public var menuIndicatorVisibility: Visibility = .automatic
}

extension View {
    /// Sets the visibility of the indicator that a button opens a menu.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        setting(ModifierType.MenuIndicator.self, visibility)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.menuIndicatorVisibility, "visibility") public var menuIndicator: ModifierReader<Visibility>
}
