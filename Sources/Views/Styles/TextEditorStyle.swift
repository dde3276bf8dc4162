/// Says how text editors look.
public protocol TextEditorStyle {}

/// Text editors look as the platform has them.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}
}

/// Text editors have nothing around the text.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}
}

/// Text editors have a round border.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle {
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// Text editors look as the platform has them.
    public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Text editors have nothing around the text.
    public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// Text editors have a round border.
    public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension ModifierType {
    /// Says how text editors look.
    public enum TextEditorStyle: StyleFamily {
        public static let kind = style("TextEditorStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": AutomaticTextEditorStyle(), "plain": PlainTextEditorStyle(),
                "roundedBorder": RoundedBorderTextEditorStyle(),
            ]
        }
    }
}

extension View {
    /// Has the text editors in the view look and work as the style says.
    public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        self.style(ModifierType.TextEditorStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its text editors.
    public var textEditorStyle: ModifierReader<Any> { .init(ModifierType.TextEditorStyle.self) }
}
