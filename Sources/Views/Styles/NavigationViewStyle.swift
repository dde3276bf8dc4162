/// The way navigation views arrange their screens.
@BuiltInStyles(DefaultNavigationViewStyle.self, StackNavigationViewStyle.self)
public protocol NavigationViewStyle {}

/// The default style of the platform.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle, _BuiltInStyle { public init() {} }

/// Screens in two columns: the former name of `ColumnNavigationViewStyle`.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle, _BuiltInStyle { public init() {} }

/// One screen at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle, _BuiltInStyle { public init() {} }

/// Screens in columns.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { .init() } }

extension ModifierType.NavigationViewStyle {
    public static var variants: KeyValuePairs<String, Any> { ["columns": ColumnNavigationViewStyle()] }
}
