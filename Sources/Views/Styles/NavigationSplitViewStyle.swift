/// The way the columns of split views share the space.
@BuiltInStyles(
    AutomaticNavigationSplitViewStyle.self, BalancedNavigationSplitViewStyle.self,
    ProminentDetailNavigationSplitViewStyle.self)
public protocol NavigationSplitViewStyle {}

/// The default style, which depends on the context.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, _BuiltInStyle {
    public init() {}
}

/// The detail shrinks to make space for the other columns.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, _BuiltInStyle { public init() {} }

/// The detail keeps its size, and other columns cover it.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, _BuiltInStyle {
    public init() {}
}
