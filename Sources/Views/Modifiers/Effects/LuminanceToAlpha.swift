extension View {
    /// Makes the view transparent by its luminance: dark parts show what is behind.
    public nonisolated func luminanceToAlpha() -> some View { attribute(ModifierType.LuminanceToAlpha.self) }
}

extension ModifierType {
    public enum LuminanceToAlpha: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>("LuminanceToAlpha")
    }
}

extension ModifierReaders {
    public var luminanceToAlpha: ModifierReader<Void> { .init(ModifierType.LuminanceToAlpha.self) }
}
