extension TabContent {
    /// Puts a number at the tab; 0 is not shown.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { badge(ViewType.Badge.shown(count)) }

    /// Puts a text at the tab; nil shows none.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge(label) } }

    /// Puts a text at the tab; nil shows none.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        badge(key.map { Text($0) })
    }

    /// Puts a text at the tab; nil shows none.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        badge(label.map { Text($0) })
    }

    /// Puts a text at the tab; nil shows none.
    @_disfavoredOverload
    public nonisolated func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
        badge(resource.map { Text($0) })
    }

    /// Sets whether the tab can't be selected.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        // Unverified: a disabled tab can't be selected; its content stays enabled if it is the selected one.
        changed { $0.selectionDisabled(disabled) }
    }

    /// Sets whether the tab is left out of the bar. Its screen can still be chosen by the selection.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        // Unverified: a tab is hidden if it or any group around it is.
        saying { $0.isHidden = $0.isHidden || hidden }
    }

    /// Sets the place of the tab where the tab view has a sidebar as well as a bar.
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        saying { $0.placement = placement }
    }

    /// Gives the tab a name by which people's arrangements of the tabs know it.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
        changed { $0.attribute(ModifierType.CustomizationID.self, id) }
    }

    /// Gives the tab an identifier for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        changed { $0.accessibilityIdentifier(identifier) }
    }

    nonisolated func saying(
        _ change: @escaping @MainActor (inout TabTraits) -> Void
    ) -> _TabContents<TabValue> {
        let content = MainThreadOnly(self)
        return .init { $0.visit(content.value, change) }
    }

    /// Applies a modifier to each of the tabs.
    nonisolated func changed(
        _ change: @escaping @MainActor (DynamicContent) -> any View
    ) -> _TabContents<TabValue> {
        let content = MainThreadOnly(self)
        return .init { visitor in
            var inner = TabVisitor(traits: visitor.traits)
            content.value._visitTabs(&inner)
            for tab in inner.tabs { visitor.add(change(DynamicContent([tab]))) }
        }
    }
}

extension ModifierType {
    /// The name by which people's arrangements know this tab or column.
    @AttributeModifier("id") public var customizationID: ModifierReader<String>
}

extension View {
    /// Puts views above the tabs in the sidebar of a tab view.
    public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        subtree(ViewType.TabViewSidebarHeader.self, (), content())
    }

    /// Puts views below the tabs in the sidebar of a tab view.
    public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        subtree(ViewType.TabViewSidebarFooter.self, (), content())
    }

    /// Puts views into the bar at the bottom of the sidebar of a tab view.
    public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        subtree(ViewType.TabViewSidebarBottomBar.self, (), content())
    }
}

extension ViewType {
    public enum TabViewSidebarHeader: KnownModifierType, MultipleViewContent {
        public static let kind = views()
    }

    public enum TabViewSidebarFooter: KnownModifierType, MultipleViewContent {
        public static let kind = views()
    }

    public enum TabViewSidebarBottomBar: KnownModifierType, MultipleViewContent {
        public static let kind = views()
    }
}

extension ModifierType {
    /// The views above the tabs in the sidebar.
    public var tabViewSidebarHeader: ModifierSubtree<ViewType.TabViewSidebarHeader> { .init() }
    /// The views below the tabs in the sidebar.
    public var tabViewSidebarFooter: ModifierSubtree<ViewType.TabViewSidebarFooter> { .init() }
    /// The views in the bar at the bottom of the sidebar.
    public var tabViewSidebarBottomBar: ModifierSubtree<ViewType.TabViewSidebarBottomBar> { .init() }
}
