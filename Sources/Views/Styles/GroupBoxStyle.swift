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
public nonisolated struct GroupBoxStyleConfiguration: _LabelAndContentConfiguration {
    /// The label of the group box.
    public let label: Self.Label
    /// What the group box contains.
    public let content: Self.Content

    package init(label: Self.Label = .init(), content: Self.Content = .init()) {
        self.label = label
        self.content = content
    }
}

/// A style that comes with the model: it shows a group box as it is.
public protocol _StandardGroupBoxStyle: GroupBoxStyle {}

extension _StandardGroupBoxStyle {
    /// The group box as it is.
    public func makeBody(configuration: GroupBoxStyleConfiguration) -> some View { GroupBox(configuration) }
}

/// Group boxes look as the platform has them.
public nonisolated struct DefaultGroupBoxStyle: _StandardGroupBoxStyle {
    public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// Group boxes look as the platform has them.
    public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension ModifierType {
    /// Says how group boxes look.
    public enum GroupBoxStyle: StyleFamily {
        public static let kind = style("GroupBoxStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultGroupBoxStyle()
            ]
        }

        /// What a group box shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: GroupBoxStyleConfiguration) -> (any View)? {
            (style as? any Views.GroupBoxStyle)?.makeBody(configuration: configuration)
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
