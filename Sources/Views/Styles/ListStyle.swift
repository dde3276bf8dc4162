/// The appearance of lists.
public protocol ListStyle {}

/// The default style of the platform.
public struct DefaultListStyle: ListStyle, _BuiltInStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }

/// Rows on a plain background.
public struct PlainListStyle: ListStyle, _BuiltInStyle { public init() {} }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }

/// Sections set apart from each other.
public struct GroupedListStyle: ListStyle, _BuiltInStyle { public init() {} }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }

/// Sections set apart from each other and inset from the edges.
public struct InsetGroupedListStyle: ListStyle, _BuiltInStyle { public init() {} }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }

/// Rows inset from the edges.
public struct InsetListStyle: ListStyle, _BuiltInStyle { public init() {} }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }

/// Rows as in a sidebar.
public struct SidebarListStyle: ListStyle, _BuiltInStyle { public init() {} }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

/// A list with a border.
public struct BorderedListStyle: ListStyle, _BuiltInStyle { public init() {} }
extension ListStyle where Self == BorderedListStyle { public static var bordered: Self { .init() } }

/// Rows that follow the round ends of the screen.
public struct EllipticalListStyle: ListStyle, _BuiltInStyle { public init() {} }
extension ListStyle where Self == EllipticalListStyle { public static var elliptical: Self { .init() } }

/// Rows that shrink toward the ends of the screen.
public struct CarouselListStyle: ListStyle, _BuiltInStyle { public init() {} }
extension ListStyle where Self == CarouselListStyle { public static var carousel: Self { .init() } }

extension View {
    /// Sets the style of the lists in this view.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        self.style(ModifierType.ListStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its lists.
    @StyleModifier((any Views.ListStyle).self) public var listStyle: ModifierReader<Any>
}
