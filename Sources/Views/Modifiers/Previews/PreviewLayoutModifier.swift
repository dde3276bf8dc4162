extension View {
    /// Sets the layout of the view's preview.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        attribute(ModifierType.PreviewLayout.self, value)
    }
}

extension ModifierType {
    public enum PreviewLayout: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.PreviewLayout>("PreviewLayout", "value")
    }
}

extension ModifierReaders {
    public var previewLayout: ModifierReader<PreviewLayout> { .init(ModifierType.PreviewLayout.self) }
}
