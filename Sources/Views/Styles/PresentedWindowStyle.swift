/// How a window looks.
public protocol WindowStyle {}

/// Windows look as the platform has them.
public nonisolated struct DefaultWindowStyle: WindowStyle {
    public init() {}
}

/// Windows have a title bar.
public nonisolated struct TitleBarWindowStyle: WindowStyle {
    public init() {}
}

/// Windows hide their title bar.
public nonisolated struct HiddenTitleBarWindowStyle: WindowStyle {
    public init() {}
}

/// Windows have nothing around their content.
public nonisolated struct PlainWindowStyle: WindowStyle {
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// Windows look as the platform has them.
    public nonisolated static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// Windows have a title bar.
    public nonisolated static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Windows hide their title bar.
    public nonisolated static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// Windows have nothing around their content.
    public nonisolated static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension ModifierType {
    /// Says how the windows look that a view opens.
    public enum PresentedWindowStyle: StyleFamily {
        public static let kind = style("PresentedWindowStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultWindowStyle(), "titleBar": TitleBarWindowStyle(),
                "hiddenTitleBar": HiddenTitleBarWindowStyle(), "plain": PlainWindowStyle(),
            ]
        }
    }
}

extension View {
    /// Has the windows that the view opens look as the style says.
    public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
        self.style(ModifierType.PresentedWindowStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives the windows it opens.
    public var presentedWindowStyle: ModifierReader<Any> { .init(ModifierType.PresentedWindowStyle.self) }
}
