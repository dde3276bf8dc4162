extension ViewType {
    public enum TabItem: KnownViewType, KnownModifierType, MultipleViewContent {
        public static let kind = views(facets: [
            .apart, .inTabs(.item), .shownWhileWaiting, .choosingTab, .needs(.tabs, "a tab item"),
        ])
    }
}

extension View {
    /// Sets the tab of this screen.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        subtree(ViewType.TabItem.self, (), label())
    }
}

extension ModifierType {
    public var tabItem: ModifierSubtree<ViewType.ClassifiedView> { .init(call: "tabItem") }
}
