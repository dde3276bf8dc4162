private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// How large the system's symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension ModifierType {
    /// Says how large the system's symbols in a view are beside text.
    public enum ImageScale: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Image.Scale> { \.imageScale }
        public static let kind = setting("ImageScale", .required("scale", Image.Scale.self))
    }
}

extension View {
    /// Says how large the system's symbols in the view are beside text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        setting(ModifierType.ImageScale.self, scale)
    }
}

extension ModifierReaders {
    /// How large a modifier of this view has symbols drawn.
    public var imageScale: ModifierReader<Image.Scale> {
        .init(ModifierType.ImageScale.self)
    }
}
