/// The appearance and behavior of menus.
@BuiltInStyles(
    DefaultMenuStyle.self, ButtonMenuStyle.self, BorderlessButtonMenuStyle.self, BorderedButtonMenuStyle.self)
@MainActor @preconcurrency public protocol MenuStyle: _ControlStyle<MenuStyleConfiguration> {
    typealias Configuration = MenuStyleConfiguration
}

/// A menu, as a style sees it.
@ConfigurationMembers public nonisolated struct MenuStyleConfiguration: _ControlStyleConfiguration {
    /// The label of the menu.
    public let label: Self.Label
    /// The items of the menu.
    public let content: Self.Content

    /// The action of a tap; nil if a tap opens the menu.
    let primaryAction: (() -> Void)?

    @MainActor public var _control: some View { Menu(self) }
}

/// The default style, which depends on the context.
public nonisolated struct DefaultMenuStyle: MenuStyle, _BuiltInStyle { public init() {} }

/// A button that opens the menu.
public nonisolated struct ButtonMenuStyle: MenuStyle, _BuiltInStyle { public init() {} }

/// A button without a border that opens the menu.
@MemberwiseInit public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, _BuiltInStyle {
    /// Whether an arrow says that there is a menu.
    public let showsMenuIndicator: Bool

    public init() {
        self.init(showsMenuIndicator: true)
    }
}

/// A button with a border that opens the menu.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle, _BuiltInStyle { public init() {} }
