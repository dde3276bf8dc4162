/// Says how navigation views show their screens.
public protocol NavigationViewStyle {}

/// Screens are shown as the platform has them.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// Screens stand in columns.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// Screens stand in two columns; for older source.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// One screen is shown at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Screens are shown as the platform has them.
    public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Screens stand in columns.
    public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen is shown at a time.
    public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension ModifierType {
    /// Says how navigation views show their screens.
    public enum NavigationViewStyle: StyleFamily {
        public static let kind = style("NavigationViewStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultNavigationViewStyle(), "columns": ColumnNavigationViewStyle(),
                "doubleColumn": DoubleColumnNavigationViewStyle(), "stack": StackNavigationViewStyle(),
            ]
        }
    }
}

extension View {
    /// Has the navigation views in the view look and work as the style says.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        self.style(ModifierType.NavigationViewStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its navigation views.
    public var navigationViewStyle: ModifierReader<Any> { .init(ModifierType.NavigationViewStyle.self) }
}
