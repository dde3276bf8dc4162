/// The appearance of group boxes.
@BuiltInStyles(DefaultGroupBoxStyle.self)
@MainActor @preconcurrency public protocol GroupBoxStyle: _ControlStyle<GroupBoxStyleConfiguration> {
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
