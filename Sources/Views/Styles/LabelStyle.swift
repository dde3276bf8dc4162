/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle: _ControlStyle where _Configuration == LabelStyleConfiguration {
    typealias Configuration = LabelStyleConfiguration
}

/// A label, as a style sees it.
public nonisolated struct LabelStyleConfiguration: StyleConfiguration, _ControlStyleConfiguration {
    /// The title of the label.
    public let title: Self.Title
    /// The icon of the label.
    public let icon: Self.Icon

    package init(title: Self.Title = .init(), icon: Self.Icon = .init()) {
        self.title = title
        self.icon = icon
    }

    @MainActor public var dynamicFields: [String: DynamicValue] { ["title": .view(title), "icon": .view(icon)] }

    @MainActor public var _control: some View { Views.Label(self) }
}

/// The default style, which depends on the context.
public nonisolated struct DefaultLabelStyle: LabelStyle, _BuiltInStyle { public init() {} }
extension LabelStyle where Self == DefaultLabelStyle { public nonisolated static var automatic: Self { .init() } }

/// Only the icon.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, _BuiltInStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
extension LabelStyle where Self == IconOnlyLabelStyle { public nonisolated static var iconOnly: Self { .init() } }

/// Only the title.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, _BuiltInStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == TitleOnlyLabelStyle { public nonisolated static var titleOnly: Self { .init() } }

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
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public nonisolated static var titleAndIcon: Self { .init() }
}

extension View {
    /// Sets the style of the labels in this view.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        self.style(ModifierType.LabelStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its labels.
    @StyleModifier((any Views.LabelStyle).self, LabelStyleConfiguration.self) public var labelStyle: ModifierReader<Any>
}
