/// When the bar of a tab view gets small.
public nonisolated enum TabBarMinimizeBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// When content is scrolled down.
    case onScrollDown
    /// When content is scrolled up.
    case onScrollUp
    /// Never.
    case never
}

extension View {
    /// Sets when the bar of the tab view gets small. On a screen here it keeps its size.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        attribute(ModifierType.TabBarMinimizeBehavior.self, behavior)
    }
}

extension ModifierType {
    @AttributeModifier("behavior") public var tabBarMinimizeBehavior: ModifierReader<Views.TabBarMinimizeBehavior>
}
