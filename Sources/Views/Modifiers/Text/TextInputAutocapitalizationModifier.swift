extension ModifierType {
    /// Says what becomes a capital while a person types.
    public enum TextInputAutocapitalization: AttributeModifierType {
        public typealias Value = Views.TextInputAutocapitalization?
        public static let kind = attribute(
            "TextInputAutocapitalization", reads: [.reading("textInputAutocapitalization", Self.self) { $0 }],
            forms: [
                form(.optional("autocapitalization", Views.TextInputAutocapitalization.self, positional: true)) {
                    $0
                }
            ])
    }
}

extension View {
    /// Says what becomes a capital while a person types.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        attribute(ModifierType.TextInputAutocapitalization.self, autocapitalization)
    }
}

extension ModifierReaders {
    /// What a modifier of this view makes capitals while a person types; nil where it leaves that to the system.
    public var textInputAutocapitalization: ModifierReader<TextInputAutocapitalization?> {
        .init(ModifierType.TextInputAutocapitalization.self)
    }
}
