/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _ControlStyle where _Configuration == GroupBoxStyleConfiguration {
    typealias Configuration = GroupBoxStyleConfiguration
}

/// A group box, as a style sees it.
public nonisolated struct GroupBoxStyleConfiguration: _LabelAndContentConfiguration, _ControlStyleConfiguration {
    /// The label of the group box.
    public let label: Self.Label
    /// The content of the group box.
    public let content: Self.Content

    package init(label: Self.Label = .init(), content: Self.Content = .init()) {
        self.label = label
        self.content = content
    }

    @MainActor public var _control: some View { GroupBox(self) }
}

/// The default style of the platform.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, _BuiltInStyle { public init() {} }
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public nonisolated static var automatic: Self { .init() } }

extension ModifierType {
    /// Sets the style of group boxes.
    public enum GroupBoxStyle: StyleFamily {
        public typealias Style = any Views.GroupBoxStyle
        public typealias Configuration = GroupBoxStyleConfiguration
        public static let kind = style("GroupBoxStyle")
    }
}

extension View {
    /// Sets the style of the group boxes in this view.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        self.style(ModifierType.GroupBoxStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that this view sets for its group boxes.
    public var groupBoxStyle: ModifierReader<Any> { .init(ModifierType.GroupBoxStyle.self) }
}
