/// The way navigation views arrange their screens.
public protocol NavigationViewStyle {}

/// The default style of the platform.
public struct DefaultNavigationViewStyle: NavigationViewStyle, _BuiltInStyle { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { .init() } }

/// Screens in two columns: the former name of `ColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, _BuiltInStyle { public init() {} }

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, _BuiltInStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { .init() } }

/// Screens in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { .init() } }

extension ModifierType {
    /// Sets the style of navigation views.
    public enum NavigationViewStyle: StyleFamily {
        public typealias Style = any Views.NavigationViewStyle
        public static let kind = style("NavigationViewStyle")
        public static var variants: KeyValuePairs<String, Any> { ["columns": ColumnNavigationViewStyle()] }
    }

    /// The style that this view sets for its navigation views.
    public var navigationViewStyle: ModifierReader<Any> { .init(ModifierType.NavigationViewStyle.self) }
}

extension View {
    /// Sets the style of the navigation views in this view.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        self.style(ModifierType.NavigationViewStyle.self, style)
    }
}
