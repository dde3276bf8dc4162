extension View {
    /// Sets the layout of the view's preview.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        attribute(ModifierType.PreviewLayout.self, value)
    }
}

extension ModifierType {
    @AttributeModifier("value") public var previewLayout: ModifierReader<Views.PreviewLayout>
}
