extension View {
    /// Sets the device of the view's preview.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        attribute(ModifierType.PreviewDevice.self, value)
    }
}

extension ModifierType {
    public enum PreviewDevice: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.PreviewDevice?>(
            "PreviewDevice", members: [Member("previewDevice") { try ModifierType().previewDevice($0) }],
            forms: [.form(.optional("value", Views.PreviewDevice.self, positional: true)) { $0 }])
    }

    /// The device of the view's preview. Throws `InspectionError.attributeNotFound` for nil.
    public var previewDevice: ModifierReader<Views.PreviewDevice> { .init(unwrapping: ModifierType.PreviewDevice.self) }
}
