extension View {
    /// Makes the view transparent by its luminance: dark parts show what is behind.
    public nonisolated func luminanceToAlpha() -> some View { attribute(ModifierType.LuminanceToAlpha.self) }
}

extension ModifierType {
    @AttributeModifier public var luminanceToAlpha: ModifierReader<Void>
}
