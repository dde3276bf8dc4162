private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// How large the system's symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the system's symbols in the view in relation to text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        setting(ModifierType.ImageScale.self, scale)
    }
}

extension ModifierType {
    public enum ImageScale: EnvironmentModifierType {
        public static let setting = ModifierSetting("ImageScale", \.imageScale, "scale")
    }
}

extension ModifierReaders {
    public var imageScale: ModifierReader<Image.Scale> { .init(ModifierType.ImageScale.self) }
}
