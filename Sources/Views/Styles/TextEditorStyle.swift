/// The appearance of text editors.
@BuiltInStyles(AutomaticTextEditorStyle.self, PlainTextEditorStyle.self, RoundedBorderTextEditorStyle.self)
public protocol TextEditorStyle {}

/// The default style of the platform.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle, _BuiltInStyle { public init() {} }

/// Text without decoration.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle, _BuiltInStyle { public init() {} }

/// Text within a rounded border.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle, _BuiltInStyle { public init() {} }
