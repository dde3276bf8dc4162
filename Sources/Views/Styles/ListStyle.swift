/// The appearance of lists.
@BuiltInStyles(
    DefaultListStyle.self, PlainListStyle.self, GroupedListStyle.self, InsetGroupedListStyle.self, InsetListStyle.self,
    SidebarListStyle.self, BorderedListStyle.self, EllipticalListStyle.self, CarouselListStyle.self)
public protocol ListStyle {}

/// The default style of the platform.
public nonisolated struct DefaultListStyle: ListStyle, _BuiltInStyle { public init() {} }

/// Rows on a plain background.
public nonisolated struct PlainListStyle: ListStyle, _BuiltInStyle { public init() {} }

/// Sections set apart from each other.
public nonisolated struct GroupedListStyle: ListStyle, _BuiltInStyle { public init() {} }

/// Sections set apart from each other and inset from the edges.
public nonisolated struct InsetGroupedListStyle: ListStyle, _BuiltInStyle { public init() {} }

/// Rows inset from the edges.
@MemberwiseInit public nonisolated struct InsetListStyle: ListStyle, _BuiltInStyle {
    /// Whether every other row has another background.
    public let alternatesRowBackgrounds: Bool

    public init() {
        self.init(alternatesRowBackgrounds: false)
    }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows inset from the edges; says whether every other row has another background.
    public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// Rows as in a sidebar.
public nonisolated struct SidebarListStyle: ListStyle, _BuiltInStyle { public init() {} }

/// A list with a border.
public nonisolated struct BorderedListStyle: ListStyle, _BuiltInStyle { public init() {} }

/// Rows that follow the round ends of the screen.
public nonisolated struct EllipticalListStyle: ListStyle, _BuiltInStyle { public init() {} }

/// Rows that shrink toward the ends of the screen.
public nonisolated struct CarouselListStyle: ListStyle, _BuiltInStyle { public init() {} }
