/// The appearance and behavior of menus.
@MainActor @preconcurrency
public protocol MenuStyle: _ControlStyle where _Configuration == MenuStyleConfiguration {
    typealias Configuration = MenuStyleConfiguration
}

/// A menu, as a style sees it.
public nonisolated struct MenuStyleConfiguration: StyleConfiguration, _ControlStyleConfiguration {
    /// The label of the menu.
    public let label: Self.Label
    /// The items of the menu.
    public let content: Self.Content

    /// The action of a tap; nil if a tap opens the menu.
    let primaryAction: (() -> Void)?

    package init(label: Self.Label = .init(), content: Self.Content = .init(), primaryAction: (() -> Void)? = nil) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    @MainActor public var dynamicFields: [String: DynamicValue] {
        let action = primaryAction.map { DynamicValue.function(ModelFunction(action: $0)) }
        return ["label": .view(label), "content": .view(content), "primaryAction": action ?? .none]
    }

    @MainActor public var _control: some View { Menu(self) }
}

/// The default style, which depends on the context.
public nonisolated struct DefaultMenuStyle: MenuStyle, _BuiltInStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public nonisolated static var automatic: Self { .init() } }

/// A button that opens the menu.
public nonisolated struct ButtonMenuStyle: MenuStyle, _BuiltInStyle { public init() {} }
extension MenuStyle where Self == ButtonMenuStyle { public nonisolated static var button: Self { .init() } }

/// A button without a border that opens the menu.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, _BuiltInStyle { public init() {} }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public nonisolated static var borderlessButton: Self { .init() }
}

/// A button with a border that opens the menu.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle, _BuiltInStyle { public init() {} }
extension MenuStyle where Self == BorderedButtonMenuStyle {
    public nonisolated static var borderedButton: Self { .init() }
}

extension View {
    /// Sets the style of the menus in this view.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        self.style(ModifierType.MenuStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its menus.
    @StyleModifier((any Views.MenuStyle).self, MenuStyleConfiguration.self) public var menuStyle: ModifierReader<Any>
}
