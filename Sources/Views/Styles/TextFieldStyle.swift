/// The appearance of text fields.
@BuiltInStyles(
    DefaultTextFieldStyle.self, PlainTextFieldStyle.self, RoundedBorderTextFieldStyle.self,
    SquareBorderTextFieldStyle.self)
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of view that `_body(configuration:)` returns.
    associatedtype _Body: View

    typealias _Label = _TextFieldStyleLabel

    /// Returns the styled field; `configuration` is the field without a style.
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The type of the label of a text field in its style.
public typealias _TextFieldStyleLabel = TextFieldStyleConfiguration.Label

/// A text field, as a style sees it.
public nonisolated struct TextFieldStyleConfiguration: StyleConfiguration {
    let field: TextField<Self.Label>

    init(_ field: TextField<Self.Label>) {
        self.field = field
    }

    @MainActor public var dynamicFields: [String: DynamicValue] {
        ["field": .view(field), "label": .view(field.label)]
    }
}

extension TextFieldStyle where Self: _BuiltInStyle {
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// The default style, which depends on the context.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, _BuiltInStyle { public init() {} }

/// Text without decoration.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, _BuiltInStyle { public init() {} }

/// A rounded border.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, _BuiltInStyle { public init() {} }

/// A square border.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, _BuiltInStyle { public init() {} }

extension ModifierType.TextFieldStyle {
    @MainActor public static func body(of style: Any, _ configuration: TextFieldStyleConfiguration) -> (any View)? {
        (style as? any Views.TextFieldStyle)?._body(configuration: configuration.field)
    }
}
