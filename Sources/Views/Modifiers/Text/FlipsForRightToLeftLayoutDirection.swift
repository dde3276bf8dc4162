extension EnvironmentValues {
    /// Whether views are mirrored in a right-to-left layout.
    @Entry var flipsForRightToLeftLayoutDirection: Bool = false
}

extension View {
    /// Sets whether the view is mirrored in a right-to-left layout.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        setting(ModifierType.FlipsForRightToLeftLayoutDirection.self, enabled)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.flipsForRightToLeftLayoutDirection, "enabled")
    public var flipsForRightToLeftLayoutDirection: ModifierReader<Bool>
}
