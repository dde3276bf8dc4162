/// Says how lists look.
public protocol ListStyle {}

/// Lists look as the platform has them.
public nonisolated struct DefaultListStyle: ListStyle {
    public init() {}
}

/// Rows stand on the plain background.
public nonisolated struct PlainListStyle: ListStyle {
    public init() {}
}

/// Sections stand apart from one another.
public nonisolated struct GroupedListStyle: ListStyle {
    public init() {}
}

/// Sections stand apart, in from the edges.
public nonisolated struct InsetGroupedListStyle: ListStyle {
    public init() {}
}

/// Rows stand in from the edges.
public nonisolated struct InsetListStyle: ListStyle {
    public init() {}
}

/// Rows look as in the bar beside the content.
public nonisolated struct SidebarListStyle: ListStyle {
    public init() {}
}

/// The list has a border.
public nonisolated struct BorderedListStyle: ListStyle {
    public init() {}
}

/// Rows give way at the round ends of a screen.
public nonisolated struct EllipticalListStyle: ListStyle {
    public init() {}
}

/// Rows shrink towards the ends of the screen.
public nonisolated struct CarouselListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// Lists look as the platform has them.
    public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows stand on the plain background.
    public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections stand apart from one another.
    public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections stand apart, in from the edges.
    public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows stand in from the edges.
    public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows look as in the bar beside the content.
    public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// The list has a border.
    public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
    /// Rows give way at the round ends of a screen.
    public nonisolated static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
    /// Rows shrink towards the ends of the screen.
    public nonisolated static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ModifierType {
    /// Says how lists look.
    public enum ListStyle: StyleFamily {
        public static let kind = style("ListStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultListStyle(), "plain": PlainListStyle(), "grouped": GroupedListStyle(),
                "insetGrouped": InsetGroupedListStyle(), "inset": InsetListStyle(), "sidebar": SidebarListStyle(),
                "bordered": BorderedListStyle(), "elliptical": EllipticalListStyle(), "carousel": CarouselListStyle(),
            ]
        }
    }
}

extension View {
    /// Has the lists in the view look and work as the style says.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        self.style(ModifierType.ListStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its lists.
    public var listStyle: ModifierReader<Any> { .init(ModifierType.ListStyle.self) }
}
