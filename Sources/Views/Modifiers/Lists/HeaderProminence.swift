extension EnvironmentValues {
    /// The prominence of section headers.
    @Entry public var headerProminence: Prominence = .standard
}

extension View {
    /// Sets the prominence of the section headers in the view.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        setting(ModifierType.HeaderProminence.self, prominence)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.headerProminence, "prominence") public var headerProminence: ModifierReader<Prominence>
}
