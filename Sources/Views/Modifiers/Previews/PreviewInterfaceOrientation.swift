extension ModifierType {
    /// Says how the device is held that a preview shows a view on.
    public enum PreviewInterfaceOrientation: AttributeModifierType {
        public typealias Value = InterfaceOrientation
        public static let kind = attribute("PreviewInterfaceOrientation", .required("value", InterfaceOrientation.self))
    }
}

extension View {
    /// Says how the device is held that a preview shows the view on.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        attribute(ModifierType.PreviewInterfaceOrientation.self, value)
    }
}

extension ModifierReaders {
    /// How the device is held on which a modifier has this view previewed.
    public var previewInterfaceOrientation: ModifierReader<InterfaceOrientation> {
        .init(ModifierType.PreviewInterfaceOrientation.self)
    }
}
