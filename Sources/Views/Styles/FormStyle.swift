/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle: _ControlStyle where _Configuration == FormStyleConfiguration {
    typealias Configuration = FormStyleConfiguration
}

/// A form, as a style sees it.
public nonisolated struct FormStyleConfiguration: StyleConfiguration, _ControlStyleConfiguration {
    /// The content of the form.
    public let content: Self.Content

    package init(content: Self.Content = .init()) {
        self.content = content
    }

    @MainActor public var dynamicFields: [String: DynamicValue] { ["content": .view(content)] }

    @MainActor public var _control: some View { Form(self) }
}

/// The default style of the platform.
public nonisolated struct AutomaticFormStyle: FormStyle, _BuiltInStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle { public nonisolated static var automatic: Self { .init() } }

/// Labels and controls in two columns.
public nonisolated struct ColumnsFormStyle: FormStyle, _BuiltInStyle { public init() {} }
extension FormStyle where Self == ColumnsFormStyle { public nonisolated static var columns: Self { .init() } }

/// Controls in groups.
public nonisolated struct GroupedFormStyle: FormStyle, _BuiltInStyle { public init() {} }
extension FormStyle where Self == GroupedFormStyle { public nonisolated static var grouped: Self { .init() } }

extension View {
    /// Sets the style of the forms in this view.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        self.style(ModifierType.FormStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its forms.
    @StyleModifier((any Views.FormStyle).self, FormStyleConfiguration.self) public var formStyle: ModifierReader<Any>
}
