/// The appearance of the toolbars of windows.
@BuiltInStyles(
    DefaultWindowToolbarStyle.self, ExpandedWindowToolbarStyle.self, UnifiedWindowToolbarStyle.self,
    UnifiedCompactWindowToolbarStyle.self)
public protocol WindowToolbarStyle {}

/// The default style of the platform.
public nonisolated struct DefaultWindowToolbarStyle: WindowToolbarStyle, _BuiltInStyle { public init() {} }

/// A toolbar below the title.
public nonisolated struct ExpandedWindowToolbarStyle: WindowToolbarStyle, _BuiltInStyle { public init() {} }

/// A toolbar beside the title.
public nonisolated struct UnifiedWindowToolbarStyle: WindowToolbarStyle, _BuiltInStyle { public init() {} }

/// A compact toolbar beside the title.
public nonisolated struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, _BuiltInStyle { public init() {} }
