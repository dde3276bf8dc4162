/// The appearance of tab views.
@BuiltInStyles(
    DefaultTabViewStyle.self, CarouselTabViewStyle.self, GroupedTabViewStyle.self, SidebarAdaptableTabViewStyle.self,
    TabBarOnlyTabViewStyle.self, VerticalPageTabViewStyle.self, PageTabViewStyle.self)
public protocol TabViewStyle {}

/// The default style of the platform.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }

/// Pages stacked on top of each other.
public nonisolated struct CarouselTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }

/// Tabs in groups.
public nonisolated struct GroupedTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }

/// Tabs in a sidebar where there is space for one.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }

/// Tabs in a tab bar.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }

/// Pages turned from top to bottom.
public nonisolated struct VerticalPageTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }

/// Pages turned from side to side.
@MemberwiseInit public nonisolated struct PageTabViewStyle: TabViewStyle, Equatable {
    /// When the page indicator is shown.
    public enum IndexDisplayMode: Hashable, CaseIterable, Sendable, NamedValues {
        /// If there is more than one page.
        case automatic
        case always, never
    }

    /// When the page indicator is shown.
    public private(set) var indexDisplayMode: IndexDisplayMode = .automatic
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages turned from side to side, with the page indicator shown at the given times.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension ModifierType.TabViewStyle {
    public static var variants: KeyValuePairs<String, Any> {
        [
            "page": PageTabViewStyle(), "pageWithIndex": PageTabViewStyle(indexDisplayMode: .always),
            "pageWithoutIndex": PageTabViewStyle(indexDisplayMode: .never),
        ]
    }
}
