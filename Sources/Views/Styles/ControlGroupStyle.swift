/// Says how control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a control group.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Returns what a control group shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a control group.
public nonisolated struct ControlGroupStyleConfiguration: _LabelAndContentConfiguration {
    /// The label of the control group.
    public let label: Self.Label
    /// What the control group contains.
    public let content: Self.Content

    package init(label: Self.Label = .init(), content: Self.Content = .init()) {
        self.label = label
        self.content = content
    }
}

/// A style that comes with the model: it shows a control group as it is.
public protocol _StandardControlGroupStyle: ControlGroupStyle {}

extension _StandardControlGroupStyle {
    /// The control group as it is.
    public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { ControlGroup(configuration) }
}

/// Control groups look as suits the place they stand in.
public nonisolated struct AutomaticControlGroupStyle: _StandardControlGroupStyle {
    public init() {}
}

/// Control groups look as in a navigation bar.
public nonisolated struct NavigationControlGroupStyle: _StandardControlGroupStyle {
    public init() {}
}

/// Control groups are a row in a menu.
public nonisolated struct CompactMenuControlGroupStyle: _StandardControlGroupStyle {
    public init() {}
}

/// Control groups are menus.
public nonisolated struct MenuControlGroupStyle: _StandardControlGroupStyle {
    public init() {}
}

/// Control groups are a row of choices in a menu.
public nonisolated struct PaletteControlGroupStyle: _StandardControlGroupStyle {
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Control groups look as suits the place they stand in.
    public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Control groups look as in a navigation bar.
    public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// Control groups are a row in a menu.
    public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// Control groups are menus.
    public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Control groups are a row of choices in a menu.
    public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ModifierType {
    /// Says how control groups look.
    public enum ControlGroupStyle: StyleFamily {
        public static let kind = style("ControlGroupStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": AutomaticControlGroupStyle(), "navigation": NavigationControlGroupStyle(),
                "compactMenu": CompactMenuControlGroupStyle(), "menu": MenuControlGroupStyle(),
                "palette": PaletteControlGroupStyle(),
            ]
        }

        /// What a control group shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: ControlGroupStyleConfiguration) -> (
            any View
        )? {
            (style as? any Views.ControlGroupStyle)?.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Has the control groups in the view look and work as the style says.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        self.style(ModifierType.ControlGroupStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its control groups.
    public var controlGroupStyle: ModifierReader<Any> { .init(ModifierType.ControlGroupStyle.self) }
}
