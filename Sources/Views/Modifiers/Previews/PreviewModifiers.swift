extension View {
    /// Sets the device of the view's preview.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        attribute(ModifierType.PreviewDevice.self, value)
    }

    /// Sets the name of the view's preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        attribute(ModifierType.PreviewDisplayName.self, value)
    }

    /// Sets the layout of the view's preview.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        attribute(ModifierType.PreviewLayout.self, value)
    }

    /// Sets the orientation of the device in the view's preview.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        attribute(ModifierType.PreviewInterfaceOrientation.self, value)
    }
}

extension ModifierType {
    public enum PreviewDevice: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.PreviewDevice?>(
            "PreviewDevice", members: [Member("previewDevice") { try ModifierReaders().previewDevice($0) }],
            forms: [.form(.optional("value", Views.PreviewDevice.self, positional: true)) { $0 }])
    }

    public enum PreviewDisplayName: AttributeModifierType {
        public static let attribute = ModifierAttribute<String?>(
            "PreviewDisplayName",
            members: [Member("previewDisplayName") { try ModifierReaders().previewDisplayName($0) }],
            forms: [.form(.optional("value", String.self, positional: true)) { $0 }])
    }

    public enum PreviewLayout: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.PreviewLayout>("PreviewLayout", "value")
    }

    public enum PreviewInterfaceOrientation: AttributeModifierType {
        public static let attribute = ModifierAttribute<InterfaceOrientation>("PreviewInterfaceOrientation", "value")
    }
}

extension ModifierReaders {
    /// The device of the view's preview. Throws `InspectionError.attributeNotFound` for nil.
    public var previewDevice: ModifierReader<PreviewDevice> { .init(unwrapping: ModifierType.PreviewDevice.self) }

    /// The name of the view's preview. Throws `InspectionError.attributeNotFound` for nil.
    public var previewDisplayName: ModifierReader<String> { .init(unwrapping: ModifierType.PreviewDisplayName.self) }
    public var previewLayout: ModifierReader<PreviewLayout> { .init(ModifierType.PreviewLayout.self) }
    public var previewInterfaceOrientation: ModifierReader<InterfaceOrientation> {
        .init(ModifierType.PreviewInterfaceOrientation.self)
    }
}
