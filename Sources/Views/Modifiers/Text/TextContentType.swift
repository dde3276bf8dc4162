extension ModifierType {
    /// Says what is typed into a view, so that it can be suggested.
    public enum TextContentType: AttributeModifierType {
        public typealias Value = UITextContentType?
        public static let kind = attribute(
            "TextContentType", reads: [.reading("textContentType", Self.self) { $0 }],
            forms: [
                form(.optional("textContentType", UITextContentType.self, positional: true)) { $0 }
            ])
    }
}

extension View {
    /// Says what is typed into the view, so that it can be suggested.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        attribute(ModifierType.TextContentType.self, textContentType)
    }
}

extension ModifierReaders {
    /// What a modifier of this view says is typed into it; nil where it takes that back.
    public var textContentType: ModifierReader<UITextContentType?> {
        .init(ModifierType.TextContentType.self)
    }
}
