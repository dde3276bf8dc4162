/// Says how forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a form.
    typealias Configuration = FormStyleConfiguration

    /// Returns what a form shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a form.
public nonisolated struct FormStyleConfiguration: StyleConfiguration {
    /// Stands for what the form contains.
    public typealias Content = _StyleConfigurationView<FormStyleConfiguration, ViewType.StyleConfiguration.Content>

    /// What the form contains.
    public let content: Content

    package init(content: Content = Content()) {
        self.content = content
    }

    @MainActor public var dynamicFields: [String: DynamicValue] { ["content": .view(content)] }
}

/// A style that comes with the model: it shows a form as it is.
public protocol _StandardFormStyle: FormStyle {}

extension _StandardFormStyle {
    /// The form as it is.
    public func makeBody(configuration: FormStyleConfiguration) -> some View { Form(configuration) }
}

/// Forms look as the platform has them.
public nonisolated struct AutomaticFormStyle: _StandardFormStyle {
    public init() {}
}

/// Labels and controls stand in two columns.
public nonisolated struct ColumnsFormStyle: _StandardFormStyle {
    public init() {}
}

/// Controls stand in groups.
public nonisolated struct GroupedFormStyle: _StandardFormStyle {
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// Forms look as the platform has them.
    public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels and controls stand in two columns.
    public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Controls stand in groups.
    public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension ModifierType {
    /// Says how forms look.
    public enum FormStyle: StyleFamily {
        public static let kind = style("FormStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": AutomaticFormStyle(), "columns": ColumnsFormStyle(), "grouped": GroupedFormStyle(),
            ]
        }

        /// What a form shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: FormStyleConfiguration) -> (any View)? {
            (style as? any Views.FormStyle)?.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Has the forms in the view look and work as the style says.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        self.style(ModifierType.FormStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its forms.
    public var formStyle: ModifierReader<Any> { .init(ModifierType.FormStyle.self) }
}
