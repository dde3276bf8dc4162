extension View {
    /// Sets the mode in which the view blends with what is behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        attribute(ModifierType.BlendMode.self, blendMode)
    }
}

extension ModifierType {
    @AttributeModifier("blendMode") public var blendMode: ModifierReader<Views.BlendMode>
}

extension ModifierType.BlendMode: ArrangedAttribute {
    // What is behind shines through in most modes.
    package static func isTranslucent(_ value: Value) -> Bool { value != .normal }
}
