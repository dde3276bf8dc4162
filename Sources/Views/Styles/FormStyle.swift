/// The appearance of forms.
@BuiltInStyles(AutomaticFormStyle.self, ColumnsFormStyle.self, GroupedFormStyle.self)
@MainActor @preconcurrency public protocol FormStyle: _ControlStyle<FormStyleConfiguration> {
    typealias Configuration = FormStyleConfiguration
}

/// A form, as a style sees it.
@ConfigurationMembers public nonisolated struct FormStyleConfiguration: _ControlStyleConfiguration {
    /// The content of the form.
    public let content: Self.Content

    @MainActor public var _control: some View { Form(self) }
}

/// The default style of the platform.
public nonisolated struct AutomaticFormStyle: FormStyle, _BuiltInStyle { public init() {} }

/// Labels and controls in two columns.
public nonisolated struct ColumnsFormStyle: FormStyle, _BuiltInStyle { public init() {} }

/// Controls in groups.
public nonisolated struct GroupedFormStyle: FormStyle, _BuiltInStyle { public init() {} }
