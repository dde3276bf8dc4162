extension View {
    /// Sets the meaning of the input into the view, so that it can be suggested; nil for none.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        attribute(ModifierType.TextContentType.self, textContentType)
    }
}

extension ModifierType {
    @AttributeModifier("textContentType") public var textContentType: ModifierReader<UITextContentType?>
}
