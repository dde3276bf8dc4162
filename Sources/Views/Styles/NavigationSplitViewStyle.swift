/// Says how the columns of split views share the room.
public protocol NavigationSplitViewStyle {}

/// The columns share the room as suits the place.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The detail makes room for the other columns.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The detail keeps its room; other columns lie over it.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The columns share the room as suits the place.
    public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail makes room for the other columns.
    public nonisolated static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its room; other columns lie over it.
    public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension ModifierType {
    /// Says how the columns of split views share the room.
    public enum NavigationSplitViewStyle: StyleFamily {
        public static let kind = style("NavigationSplitViewStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": AutomaticNavigationSplitViewStyle(), "balanced": BalancedNavigationSplitViewStyle(),
                "prominentDetail": ProminentDetailNavigationSplitViewStyle(),
            ]
        }
    }
}

extension View {
    /// Has the split views in the view look and work as the style says.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        self.style(ModifierType.NavigationSplitViewStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its split views.
    public var navigationSplitViewStyle: ModifierReader<Any> { .init(ModifierType.NavigationSplitViewStyle.self) }
}
