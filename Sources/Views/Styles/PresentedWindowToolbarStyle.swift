/// The appearance of the toolbars of windows.
public protocol WindowToolbarStyle {}

/// The default style of the platform.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, _BuiltInStyle { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { .init() } }

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, _BuiltInStyle { public init() {} }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { .init() } }

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, _BuiltInStyle { public init() {} }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle { public static var unified: Self { .init() } }

/// A compact toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, _BuiltInStyle { public init() {} }
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: Self { .init() }
}

extension View {
    /// Sets the style of the toolbars of the windows that this view opens.
    public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
        self.style(ModifierType.PresentedWindowToolbarStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its window toolbars.
    @StyleModifier((any Views.WindowToolbarStyle).self) public var presentedWindowToolbarStyle: ModifierReader<Any>
}
