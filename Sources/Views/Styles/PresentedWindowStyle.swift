/// The appearance of windows.
public protocol WindowStyle {}

/// The default style of the platform.
public struct DefaultWindowStyle: WindowStyle, _BuiltInStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { .init() } }

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle, _BuiltInStyle { public init() {} }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { .init() } }

/// A window with a hidden title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle, _BuiltInStyle { public init() {} }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { .init() } }

/// A window without decoration.
public struct PlainWindowStyle: WindowStyle, _BuiltInStyle { public init() {} }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { .init() } }

extension View {
    /// Sets the style of the windows that this view opens.
    public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
        self.style(ModifierType.PresentedWindowStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its windows.
    @StyleModifier((any Views.WindowStyle).self) public var presentedWindowStyle: ModifierReader<Any>
}
