extension EnvironmentValues {
    /// How large the system's symbols are beside text.
    @Entry public var imageScale: Image.Scale = .medium
}

extension View {
    /// Sets the size of the system's symbols in the view in relation to text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        setting(ModifierType.ImageScale.self, scale)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.imageScale, "scale") public var imageScale: ModifierReader<Image.Scale>
}
