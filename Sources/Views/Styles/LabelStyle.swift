/// Says how labels show their title and icon.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a label.
    typealias Configuration = LabelStyleConfiguration

    /// Returns what a label shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a label.
public nonisolated struct LabelStyleConfiguration: StyleConfiguration {
    /// Stands for the words of the label.
    public typealias Title = _StyleConfigurationView<LabelStyleConfiguration, ViewType.StyleConfiguration.Title>
    /// Stands for the picture of the label.
    public typealias Icon = _StyleConfigurationView<LabelStyleConfiguration, ViewType.StyleConfiguration.Icon>

    /// The words of the label.
    public let title: Title
    /// The picture of the label.
    public let icon: Icon

    package init(title: Title = Title(), icon: Icon = Icon()) {
        self.title = title
        self.icon = icon
    }

    @MainActor public var dynamicFields: [String: DynamicValue] { ["title": .view(title), "icon": .view(icon)] }
}

/// A style that comes with the model: it shows a label as it is.
public protocol _StandardLabelStyle: LabelStyle {}

extension _StandardLabelStyle {
    /// The label as it is.
    public func makeBody(configuration: LabelStyleConfiguration) -> some View { Label(configuration) }
}

/// Labels look as suits the place they stand in.
public nonisolated struct DefaultLabelStyle: _StandardLabelStyle {
    public init() {}
}

/// Labels show their icon only.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    public init() {}

    /// The icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Labels show their title only.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}

    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Labels show their icon and their title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}

    /// The icon, and the title beside it.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// Labels look as suits the place they stand in.
    public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Labels show their icon only.
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Labels show their title only.
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Labels show their icon and their title.
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension ModifierType {
    /// Says how labels show their title and icon.
    public enum LabelStyle: StyleFamily {
        public static let kind = style("LabelStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultLabelStyle(), "iconOnly": IconOnlyLabelStyle(), "titleOnly": TitleOnlyLabelStyle(),
                "titleAndIcon": TitleAndIconLabelStyle(),
            ]
        }

        /// What a label shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: LabelStyleConfiguration) -> (any View)? {
            (style as? any Views.LabelStyle)?.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Has the labels in the view look and work as the style says.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        self.style(ModifierType.LabelStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its labels.
    public var labelStyle: ModifierReader<Any> { .init(ModifierType.LabelStyle.self) }
}
