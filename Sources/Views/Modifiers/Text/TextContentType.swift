extension EnvironmentValues {
    /// The meaning of what is typed; nil where none is said.
    @Entry var textContentType: UITextContentType?
}

extension View {
    /// Sets the meaning of the input into the view, so that it can be suggested; nil for none.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        setting(ModifierType.TextContentType.self, textContentType)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.textContentType, "textContentType") public var textContentType:
        ModifierReader<UITextContentType?>
}
