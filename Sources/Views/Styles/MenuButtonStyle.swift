/// The appearance of menu buttons.
public protocol MenuButtonStyle {}

/// The default style of the platform.
public nonisolated struct DefaultMenuButtonStyle: MenuButtonStyle, _BuiltInStyle { public init() {} }

/// A button without a border that opens the menu.
public nonisolated struct BorderlessButtonMenuButtonStyle: MenuButtonStyle, _BuiltInStyle { public init() {} }

/// A button without a border that pulls the menu down.
public nonisolated struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle, _BuiltInStyle { public init() {} }

/// A button that pulls the menu down.
public nonisolated struct PullDownMenuButtonStyle: MenuButtonStyle, _BuiltInStyle { public init() {} }
