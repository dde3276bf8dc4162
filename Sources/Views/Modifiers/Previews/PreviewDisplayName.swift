extension ModifierType {
    /// Gives the preview of a view a name.
    public enum PreviewDisplayName: AttributeModifierType {
        public typealias Value = String?
        public static let kind = attribute(
            "PreviewDisplayName", reads: [.reading("previewDisplayName", Self.self) { try given($0) }],
            forms: [
                form(.optional("value", String.self, positional: true)) { $0 }
            ])
    }
}

extension View {
    /// Gives the preview of the view a name.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        attribute(ModifierType.PreviewDisplayName.self, value)
    }
}

extension ModifierReaders {
    /// The name that a modifier gives the preview of this view. Throws `InspectionError.attributeNotFound` where
    /// it leaves that open.
    public var previewDisplayName: ModifierReader<String> {
        .init(ModifierType.PreviewDisplayName.self) { try ModifierType.PreviewDisplayName.given($0) }
    }
}
