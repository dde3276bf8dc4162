/// Says how menus look and work.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a menu.
    typealias Configuration = MenuStyleConfiguration

    /// Returns what a menu shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a menu.
public nonisolated struct MenuStyleConfiguration: StyleConfiguration {
    /// Stands for the label of the menu.
    public typealias Label = _StyleConfigurationView<MenuStyleConfiguration, ViewType.StyleConfiguration.Label>
    /// Stands for the items of the menu.
    public typealias Content = _StyleConfigurationView<MenuStyleConfiguration, ViewType.StyleConfiguration.Content>

    /// The label of the menu.
    public let label: Label
    /// What the menu contains.
    public let content: Content

    /// What a tap does, nil where it opens the menu.
    let primaryAction: (() -> Void)?

    package init(label: Label = Label(), content: Content = Content(), primaryAction: (() -> Void)? = nil) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    @MainActor public var dynamicFields: [String: DynamicValue] {
        let action = primaryAction.map { DynamicValue.function(ModelFunction(action: $0)) }
        return ["label": .view(label), "content": .view(content), "primaryAction": action ?? .none]
    }
}

/// A style that comes with the model: it shows a menu as it is.
public protocol _StandardMenuStyle: MenuStyle {}

extension _StandardMenuStyle {
    /// The menu as it is.
    public func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) }
}

/// Menus look as suits the place they stand in.
public nonisolated struct DefaultMenuStyle: _StandardMenuStyle {
    public init() {}
}

/// Menus open from a button.
public nonisolated struct ButtonMenuStyle: _StandardMenuStyle {
    public init() {}
}

/// Menus open from a button without a border.
public nonisolated struct BorderlessButtonMenuStyle: _StandardMenuStyle {
    public init() {}
}

/// Menus open from a button with a border.
public nonisolated struct BorderedButtonMenuStyle: _StandardMenuStyle {
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// Menus look as suits the place they stand in.
    public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// Menus open from a button.
    public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// Menus open from a button without a border.
    public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// Menus open from a button with a border.
    public nonisolated static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension ModifierType {
    /// Says how menus look and work.
    public enum MenuStyle: StyleFamily {
        public static let kind = style("MenuStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultMenuStyle(), "button": ButtonMenuStyle(),
                "borderlessButton": BorderlessButtonMenuStyle(), "borderedButton": BorderedButtonMenuStyle(),
            ]
        }

        /// What a menu shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: MenuStyleConfiguration) -> (any View)? {
            (style as? any Views.MenuStyle)?.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Has the menus in the view look and work as the style says.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        self.style(ModifierType.MenuStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its menus.
    public var menuStyle: ModifierReader<Any> { .init(ModifierType.MenuStyle.self) }
}
