extension ModifierType {
    /// Says which device a preview shows a view on.
    public enum PreviewDevice: AttributeModifierType {
        /// What it notes.
        public typealias Value = ViewTree.PreviewDevice?
        /// The description of the kind.
        public static let kind = attribute(
            "PreviewDevice", "Says which device a preview shows a view on.",
            reads: [.reading("previewDevice", Self.self) { try shown($0) }],
            forms: [
                form(.optional("value", ViewTree.PreviewDevice.self, positional: true)) { $0 }
            ])

        /// The value. Throws where it is left open.
        @Sendable fileprivate static func shown(_ value: Value) throws -> ViewTree.PreviewDevice {
            guard let value else { throw InspectionError.attributeNotFound(label: "value", type: "previewDevice") }
            return value
        }
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
        .init(ModifierType.PreviewDevice.self) { try ModifierType.PreviewDevice.shown($0) }
    }
}
