extension EnvironmentValues {
    /// The alignment of the lines of a text.
    @Entry public var multilineTextAlignment: TextAlignment = .leading
}

extension View {
    /// Sets the alignment of the lines of the texts in the view.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        setting(ModifierType.MultilineTextAlignment.self, alignment)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.multilineTextAlignment, "alignment")
    public var multilineTextAlignment: ModifierReader<TextAlignment>
}
