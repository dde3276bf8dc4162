extension ViewType {
    /// Gives a screen its tab.
    public enum TabItem: KnownViewType, KnownModifierType, MultipleViewContent {
        public static let kind = Kind(
            "TabItem", role: .modifier, arity: .multiple,
            forms: [DynamicForm(.content) { _SubtreeModifier(TabItem.self, (), $0) }])
    }
}

extension View {
    /// Says what stands on the tab of this screen.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        subtree(ViewType.TabItem.self, (), label())
    }
}

extension ModifierReaders {
    /// What stands on the tab of this screen.
    public var tabItem: ModifierSubtree<ViewType.ClassifiedView> { .init(call: "tabItem") }
}
