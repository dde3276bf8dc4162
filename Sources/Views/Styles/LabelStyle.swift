/// The appearance of labels.
@BuiltInStyles(DefaultLabelStyle.self, IconOnlyLabelStyle.self, TitleOnlyLabelStyle.self, TitleAndIconLabelStyle.self)
@MainActor @preconcurrency public protocol LabelStyle: _ControlStyle<LabelStyleConfiguration> {
    typealias Configuration = LabelStyleConfiguration
}

/// A label, as a style sees it.
@ConfigurationMembers public nonisolated struct LabelStyleConfiguration: _ControlStyleConfiguration {
    /// The title of the label.
    public let title: Self.Title
    /// The icon of the label.
    public let icon: Self.Icon

    @MainActor public var _control: some View { Views.Label(self) }
}

/// The default style, which depends on the context.
public nonisolated struct DefaultLabelStyle: LabelStyle, _BuiltInStyle { public init() {} }

/// Only the icon.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, _BuiltInStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Only the title.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, _BuiltInStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon, followed by the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, _BuiltInStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}
