/// The appearance of text editors.
public protocol TextEditorStyle {}

/// The default style of the platform.
public struct AutomaticTextEditorStyle: TextEditorStyle, _BuiltInStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { .init() } }

/// Text without decoration.
public struct PlainTextEditorStyle: TextEditorStyle, _BuiltInStyle { public init() {} }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }

/// Text within a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, _BuiltInStyle { public init() {} }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public static var roundedBorder: Self { .init() }
}

extension View {
    /// Sets the style of the text editors in this view.
    public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        self.style(ModifierType.TextEditorStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its text editors.
    @StyleModifier((any Views.TextEditorStyle).self) public var textEditorStyle: ModifierReader<Any>
}
