extension View {
    /// Sets the orientation of the device in the view's preview.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        attribute(ModifierType.PreviewInterfaceOrientation.self, value)
    }
}

extension ModifierType {
    public enum PreviewInterfaceOrientation: AttributeModifierType {
        public static let attribute = ModifierAttribute<InterfaceOrientation>("PreviewInterfaceOrientation", "value")
    }
}

extension ModifierReaders {
    public var previewInterfaceOrientation: ModifierReader<InterfaceOrientation> {
        .init(ModifierType.PreviewInterfaceOrientation.self)
    }
}
