/// How a window's toolbar looks.
public protocol WindowToolbarStyle {}

/// Toolbars look as the platform has them.
public nonisolated struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// The toolbar stands below the title.
public nonisolated struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// The toolbar stands beside the title.
public nonisolated struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// The toolbar stands beside the title, in little room.
public nonisolated struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// Toolbars look as the platform has them.
    public nonisolated static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The toolbar stands below the title.
    public nonisolated static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The toolbar stands beside the title.
    public nonisolated static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// The toolbar stands beside the title, in little room.
    public nonisolated static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

extension ModifierType {
    /// Says how the toolbars of the windows look that a view opens.
    public enum PresentedWindowToolbarStyle: StyleFamily {
        public static let kind = style("PresentedWindowToolbarStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultWindowToolbarStyle(), "expanded": ExpandedWindowToolbarStyle(),
                "unified": UnifiedWindowToolbarStyle(), "unifiedCompact": UnifiedCompactWindowToolbarStyle(),
            ]
        }
    }
}

extension View {
    /// Has the toolbars of the windows that the view opens look and work as the style says.
    public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
        self.style(ModifierType.PresentedWindowToolbarStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives the toolbars of windows it opens.
    public var presentedWindowToolbarStyle: ModifierReader<Any> { .init(ModifierType.PresentedWindowToolbarStyle.self) }
}
