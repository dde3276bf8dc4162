/// Says how menu buttons look.
public protocol MenuButtonStyle {}

/// Menu buttons look as the platform has them.
public nonisolated struct DefaultMenuButtonStyle: MenuButtonStyle {
    public init() {}
}

/// The menu opens from a button without a border.
public nonisolated struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
    public init() {}
}

/// The menu is pulled down from a button without a border.
public nonisolated struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
    public init() {}
}

/// The menu is pulled down from a button.
public nonisolated struct PullDownMenuButtonStyle: MenuButtonStyle {
    public init() {}
}

extension ModifierType {
    /// Says how menu buttons look.
    public enum MenuButtonStyle: StyleFamily {
        public static let kind = style("MenuButtonStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultMenuButtonStyle(), "borderlessButton": BorderlessButtonMenuButtonStyle(),
                "borderlessPullDown": BorderlessPullDownMenuButtonStyle(), "pullDown": PullDownMenuButtonStyle(),
            ]
        }
    }
}

extension View {
    /// Has the menu buttons in the view look and work as the style says.
    public nonisolated func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
        self.style(ModifierType.MenuButtonStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its menu buttons.
    public var menuButtonStyle: ModifierReader<Any> { .init(ModifierType.MenuButtonStyle.self) }
}
