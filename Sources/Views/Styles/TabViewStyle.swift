/// Says how tab views show their tabs.
public protocol TabViewStyle {}

/// Tabs are shown as the platform has them.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}

/// Tabs are pages to turn, one above the other.
public nonisolated struct CarouselTabViewStyle: TabViewStyle {
    public init() {}
}

/// Tabs stand in groups.
public nonisolated struct GroupedTabViewStyle: TabViewStyle {
    public init() {}
}

/// Tabs stand in a sidebar where there is room.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
}

/// Tabs stand in a bar.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
}

/// Tabs are pages to turn, from top to bottom.
public nonisolated struct VerticalPageTabViewStyle: TabViewStyle {
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// Tabs are shown as the platform has them.
    public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
    /// Tabs are pages to turn, one above the other.
    public nonisolated static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// Tabs stand in groups.
    public nonisolated static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// Tabs stand in a sidebar where there is room.
    public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// Tabs stand in a bar.
    public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// Tabs are pages to turn, from top to bottom.
    public nonisolated static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// Tabs are pages to turn.
public nonisolated struct PageTabViewStyle: TabViewStyle, Equatable {
    /// When the dots that stand for the pages are shown.
    public struct IndexDisplayMode: Equatable, Sendable, NamedValues {
        private let name: String

        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")

        public static var dynamicName: String { "index display mode" }
        public static var namedValues: KeyValuePairs<String, IndexDisplayMode> {
            ["automatic": .automatic, "always": .always, "never": .never]
        }
    }

    /// When the dots that stand for the pages are shown.
    public let indexDisplayMode: IndexDisplayMode

    /// Makes one from its indexDisplayMode.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Tabs are pages to turn.
    public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Tabs are pages to turn, with dots that stand for them.
    public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension ModifierType {
    /// Says how tab views show their tabs.
    public enum TabViewStyle: StyleFamily {
        public static let kind = style("TabViewStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultTabViewStyle(), "carousel": CarouselTabViewStyle(),
                "grouped": GroupedTabViewStyle(), "sidebarAdaptable": SidebarAdaptableTabViewStyle(),
                "tabBarOnly": TabBarOnlyTabViewStyle(), "verticalPage": VerticalPageTabViewStyle(),
                "page": PageTabViewStyle(),
                "pageWithIndex": PageTabViewStyle(indexDisplayMode: .always),
                "pageWithoutIndex": PageTabViewStyle(indexDisplayMode: .never),
            ]
        }
    }
}

extension View {
    /// Has the tab views in the view look and work as the style says.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        self.style(ModifierType.TabViewStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its tab views.
    public var tabViewStyle: ModifierReader<Any> { .init(ModifierType.TabViewStyle.self) }
}
