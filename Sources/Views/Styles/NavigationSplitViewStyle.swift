/// The way the columns of split views share the space.
public protocol NavigationSplitViewStyle {}

/// The default style, which depends on the context.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, _BuiltInStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { .init() }
}

/// The detail shrinks to make space for the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, _BuiltInStyle { public init() {} }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { .init() }
}

/// The detail keeps its size, and other columns cover it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, _BuiltInStyle { public init() {} }
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { .init() }
}

extension View {
    /// Sets the style of the split views in this view.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        self.style(ModifierType.NavigationSplitViewStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its split views.
    @StyleModifier((any Views.NavigationSplitViewStyle).self) public var navigationSplitViewStyle: ModifierReader<Any>
}
