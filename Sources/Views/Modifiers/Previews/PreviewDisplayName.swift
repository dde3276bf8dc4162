extension View {
    /// Sets the name of the view's preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        attribute(ModifierType.PreviewDisplayName.self, value)
    }
}

extension ModifierType {
    public enum PreviewDisplayName: AttributeModifierType {
        public static let attribute = ModifierAttribute<String?>(
            "PreviewDisplayName",
            members: [Member("previewDisplayName") { try ModifierType().previewDisplayName($0) }],
            forms: [.form(.optional("value", String.self, positional: true)) { $0 }])
    }

    /// The name of the view's preview. Throws `InspectionError.attributeNotFound` for nil.
    public var previewDisplayName: ModifierReader<String> { .init(unwrapping: ModifierType.PreviewDisplayName.self) }
}
