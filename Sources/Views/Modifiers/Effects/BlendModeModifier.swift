extension View {
    /// Sets the mode in which the view blends with what is behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        attribute(ModifierType.BlendMode.self, blendMode)
    }
}

extension ModifierType {
    public enum BlendMode: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.BlendMode>("BlendMode", "blendMode")
    }
}

extension ModifierReaders {
    public var blendMode: ModifierReader<BlendMode> { .init(ModifierType.BlendMode.self) }
}
