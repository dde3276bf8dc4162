extension EnvironmentValues {
    /// The part of a text that is left out where it doesn't fit.
    @Entry public var truncationMode: Text.TruncationMode = .tail
}

extension View {
    /// Sets the part of a text that is left out where it doesn't fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        setting(ModifierType.TruncationMode.self, mode)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.truncationMode, "mode") public var truncationMode: ModifierReader<Text.TruncationMode>
}
