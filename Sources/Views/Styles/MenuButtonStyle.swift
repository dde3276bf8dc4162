/// The appearance of menu buttons.
public protocol MenuButtonStyle {}

/// The default style of the platform.
public struct DefaultMenuButtonStyle: MenuButtonStyle, _BuiltInStyle { public init() {} }

/// A button without a border that opens the menu.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle, _BuiltInStyle { public init() {} }

/// A button without a border that pulls the menu down.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle, _BuiltInStyle { public init() {} }

/// A button that pulls the menu down.
public struct PullDownMenuButtonStyle: MenuButtonStyle, _BuiltInStyle { public init() {} }

extension View {
    /// Sets the style of the menu buttons in this view.
    public nonisolated func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
        self.style(ModifierType.MenuButtonStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its menu buttons.
    @StyleModifier((any Views.MenuButtonStyle).self) public var menuButtonStyle: ModifierReader<Any>
}
