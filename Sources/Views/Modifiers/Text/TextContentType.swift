extension View {
    /// Sets the meaning of the input into the view, so that it can be suggested; nil for none.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        attribute(ModifierType.TextContentType.self, textContentType)
    }
}

extension ModifierType {
    public enum TextContentType: AttributeModifierType {
        public static let attribute = ModifierAttribute<UITextContentType?>("TextContentType", "textContentType")
    }
}

extension ModifierReaders {
    public var textContentType: ModifierReader<UITextContentType?> { .init(ModifierType.TextContentType.self) }
}
