extension EnvironmentValues {
    /// The prominence of section headers.
    @Entry public var headerProminence: Prominence = .standard
}

extension ModifierType {
    public enum HeaderProminence: EnvironmentModifierType {
        public static let setting = ModifierSetting("HeaderProminence", \.headerProminence, "prominence")
    }
}

extension View {
    /// Sets the prominence of the section headers in the view.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        setting(ModifierType.HeaderProminence.self, prominence)
    }
}

extension ModifierReaders {
    public var headerProminence: ModifierReader<Prominence> { .init(ModifierType.HeaderProminence.self) }
}
