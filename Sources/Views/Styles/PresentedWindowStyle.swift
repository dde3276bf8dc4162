/// The appearance of windows.
@BuiltInStyles(DefaultWindowStyle.self, TitleBarWindowStyle.self, HiddenTitleBarWindowStyle.self, PlainWindowStyle.self)
public protocol WindowStyle {}

/// The default style of the platform.
public nonisolated struct DefaultWindowStyle: WindowStyle, _BuiltInStyle { public init() {} }

/// A window with a title bar.
public nonisolated struct TitleBarWindowStyle: WindowStyle, _BuiltInStyle { public init() {} }

/// A window with a hidden title bar.
public nonisolated struct HiddenTitleBarWindowStyle: WindowStyle, _BuiltInStyle { public init() {} }

/// A window without decoration.
public nonisolated struct PlainWindowStyle: WindowStyle, _BuiltInStyle { public init() {} }
