/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _ControlStyle where _Configuration == GroupBoxStyleConfiguration {
    typealias Configuration = GroupBoxStyleConfiguration
}

/// A group box, as a style sees it.
public typealias GroupBoxStyleConfiguration = LabelAndContentStyleConfiguration<ViewType.GroupBox>

extension ViewType.GroupBox: _LabelAndContentControl {
    @MainActor public static func unstyled(_ configuration: GroupBoxStyleConfiguration) -> some View {
        Views.GroupBox(configuration)
    }
}

/// The default style of the platform.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, _BuiltInStyle { public init() {} }
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public nonisolated static var automatic: Self { .init() } }

extension View {
    /// Sets the style of the group boxes in this view.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        self.style(ModifierType.GroupBoxStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its group boxes.
    @StyleModifier((any Views.GroupBoxStyle).self, GroupBoxStyleConfiguration.self)
    public var groupBoxStyle: ModifierReader<Any>
}
