extension EnvironmentValues {
    /// Whether characters of a text may stand closer to fit.
    @Entry public var allowsTightening: Bool = false
}

extension View {
    /// Sets whether the characters of the texts in the view may be tightened to fit.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        setting(ModifierType.AllowsTightening.self, flag)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.allowsTightening, "flag") public var allowsTightening: ModifierReader<Bool>
}
