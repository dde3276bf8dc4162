/// Says how group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a group box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Returns what a group box shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a group box.
public nonisolated struct GroupBoxStyleConfiguration: StyleConfiguration {
    /// Stands for the label of the group box.
    public typealias Label = _StyleConfigurationView<GroupBoxStyleConfiguration, ViewType.StyleConfiguration.Label>
    /// Stands for what the group box contains.
    public typealias Content = _StyleConfigurationView<GroupBoxStyleConfiguration, ViewType.StyleConfiguration.Content>

    /// The label of the group box.
    public let label: Label
    /// What the group box contains.
    public let content: Content

    package init(label: Label = Label(), content: Content = Content()) {
        self.label = label
        self.content = content
    }

    /// The same for a function of a dynamic language.
    @MainActor public var dynamicFields: [String: DynamicValue] { ["label": .view(label), "content": .view(content)] }
}

/// A style that comes with the model: it shows a group box as it is.
public protocol _StandardGroupBoxStyle: GroupBoxStyle {}

extension _StandardGroupBoxStyle {
    /// The group box as it is.
    public func makeBody(configuration: GroupBoxStyleConfiguration) -> some View { GroupBox(configuration) }
}

/// Group boxes look as the platform has them.
public nonisolated struct DefaultGroupBoxStyle: _StandardGroupBoxStyle {
    /// Makes one.
    public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// Group boxes look as the platform has them.
    public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension ModifierType {
    /// Says how group boxes look.
    public enum GroupBoxStyle: StyleFamily {
        /// The description of the kind.
        public static let kind = style("GroupBoxStyle", "Says how group boxes look.")

        /// The styles that come with the model.
        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultGroupBoxStyle()
            ]
        }

        /// What a group box shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: GroupBoxStyleConfiguration) -> (any View)? {
            (style as? any ViewTree.GroupBoxStyle)?.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Has the group boxes in the view look and work as the style says.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        self.style(ModifierType.GroupBoxStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its group boxes.
    public var groupBoxStyle: ModifierReader<Any> { .init(ModifierType.GroupBoxStyle.self) }
}
