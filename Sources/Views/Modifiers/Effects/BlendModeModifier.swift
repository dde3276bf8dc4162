extension ModifierType {
    /// Says how the colors of a view mix with what is behind it.
    public enum BlendMode: AttributeModifierType {
        public typealias Value = Views.BlendMode
        public static let kind = attribute("BlendMode", .required("blendMode", Views.BlendMode.self))
    }
}

extension View {
    /// Says how the colors of the view mix with what is behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        attribute(ModifierType.BlendMode.self, blendMode)
    }
}

extension ModifierReaders {
    /// How a modifier of this view mixes its colors with what is behind it.
    public var blendMode: ModifierReader<BlendMode> {
        .init(ModifierType.BlendMode.self)
    }
}
