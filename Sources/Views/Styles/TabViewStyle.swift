/// The appearance of tab views.
public protocol TabViewStyle {}

/// The default style of the platform.
public struct DefaultTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { .init() } }

/// Pages stacked on top of each other.
public struct CarouselTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }
extension TabViewStyle where Self == CarouselTabViewStyle { public static var carousel: Self { .init() } }

/// Tabs in groups.
public struct GroupedTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { .init() } }

/// Tabs in a sidebar where there is space for one.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { .init() }
}

/// Tabs in a tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { .init() } }

/// Pages turned from top to bottom.
public struct VerticalPageTabViewStyle: TabViewStyle, _BuiltInStyle { public init() {} }
extension TabViewStyle where Self == VerticalPageTabViewStyle { public static var verticalPage: Self { .init() } }

/// Pages turned from side to side.
public nonisolated struct PageTabViewStyle: TabViewStyle, Equatable {
    /// When the page indicator is shown.
    public enum IndexDisplayMode: Hashable, CaseIterable, Sendable, NamedValues {
        /// If there is more than one page.
        case automatic
        case always, never
    }

    /// When the page indicator is shown.
    public let indexDisplayMode: IndexDisplayMode

    /// Creates a style that shows the page indicator at the given times.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { .init() }

    /// Pages turned from side to side, with the page indicator shown at the given times.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension ModifierType {
    /// Sets the style of tab views.
    public enum TabViewStyle: StyleFamily {
        public typealias Style = any Views.TabViewStyle
        public static let kind = style("TabViewStyle")

        public static var variants: KeyValuePairs<String, Any> {
            [
                "page": PageTabViewStyle(), "pageWithIndex": PageTabViewStyle(indexDisplayMode: .always),
                "pageWithoutIndex": PageTabViewStyle(indexDisplayMode: .never),
            ]
        }
    }

    /// The style that this view sets for its tab views.
    public var tabViewStyle: ModifierReader<Any> { .init(ModifierType.TabViewStyle.self) }
}

extension View {
    /// Sets the style of the tab views in this view.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        self.style(ModifierType.TabViewStyle.self, style)
    }
}
