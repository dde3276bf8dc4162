extension View {
    /// Sets the orientation of the device in the view's preview.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        attribute(ModifierType.PreviewInterfaceOrientation.self, value)
    }
}

extension ModifierType {
    @AttributeModifier("value") public var previewInterfaceOrientation: ModifierReader<InterfaceOrientation>
}
