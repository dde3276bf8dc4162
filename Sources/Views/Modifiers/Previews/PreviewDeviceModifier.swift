extension ModifierType {
    /// Says which device a preview shows a view on.
    public enum PreviewDevice: AttributeModifierType {
        public typealias Value = Views.PreviewDevice?
        public static let kind = attribute(
            "PreviewDevice", reads: [.reading("previewDevice", Self.self) { try given($0) }],
            forms: [
                form(.optional("value", Views.PreviewDevice.self, positional: true)) { $0 }
            ])
    }
}

extension View {
    /// Says which device a preview shows the view on.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        attribute(ModifierType.PreviewDevice.self, value)
    }
}

extension ModifierReaders {
    /// The device on which a modifier has this view previewed. Throws `InspectionError.attributeNotFound` where it
    /// leaves that open.
    public var previewDevice: ModifierReader<PreviewDevice> {
        .init(ModifierType.PreviewDevice.self) { try ModifierType.PreviewDevice.given($0) }
    }
}
