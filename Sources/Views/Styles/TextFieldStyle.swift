/// Says how text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of view that `_body(configuration:)` returns.
    associatedtype _Body: View

    /// Stands for the label of the field.
    typealias _Label = _TextFieldStyleLabel

    /// Returns what a field shows; `configuration` is the field as it is.
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// Stands for the label of a text field in its style.
public typealias _TextFieldStyleLabel = _StyleConfigurationView<
    TextFieldStyleConfiguration, ViewType.StyleConfiguration.Label
>

/// What a style is told of a text field: the field as it is.
public nonisolated struct TextFieldStyleConfiguration: StyleConfiguration {
    let field: TextField<_TextFieldStyleLabel>

    init(_ field: TextField<_TextFieldStyleLabel>) {
        self.field = field
    }

    @MainActor public var dynamicFields: [String: DynamicValue] {
        ["field": .view(field), "label": .view(field.label)]
    }
}

/// A style that comes with the model: it shows a text field as it is.
public protocol _StandardTextFieldStyle: TextFieldStyle {}

extension _StandardTextFieldStyle {
    /// The field as it is.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// Text fields look as suits the place they stand in.
public nonisolated struct DefaultTextFieldStyle: _StandardTextFieldStyle {
    public init() {}
}

/// Text fields have nothing around the text.
public nonisolated struct PlainTextFieldStyle: _StandardTextFieldStyle {
    public init() {}
}

/// Text fields have a round border.
public nonisolated struct RoundedBorderTextFieldStyle: _StandardTextFieldStyle {
    public init() {}
}

/// Text fields have a square border.
public nonisolated struct SquareBorderTextFieldStyle: _StandardTextFieldStyle {
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// Text fields look as suits the place they stand in.
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Text fields have nothing around the text.
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Text fields have a round border.
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// Text fields have a square border.
    public nonisolated static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension ModifierType {
    /// Says how text fields look.
    public enum TextFieldStyle: StyleFamily {
        public static let kind = style("TextFieldStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultTextFieldStyle(), "plain": PlainTextFieldStyle(),
                "roundedBorder": RoundedBorderTextFieldStyle(), "squareBorder": SquareBorderTextFieldStyle(),
            ]
        }

        /// What a text field shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: TextFieldStyleConfiguration) -> (any View)? {
            (style as? any Views.TextFieldStyle)?._body(configuration: configuration.field)
        }
    }
}

extension View {
    /// Has the text fields in the view look and work as the style says.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        self.style(ModifierType.TextFieldStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its text fields.
    public var textFieldStyle: ModifierReader<Any> { .init(ModifierType.TextFieldStyle.self) }
}
