/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle: _ControlStyle where _Configuration == ControlGroupStyleConfiguration {
    typealias Configuration = ControlGroupStyleConfiguration
}

/// A control group, as a style sees it.
public typealias ControlGroupStyleConfiguration = LabelAndContentStyleConfiguration<ViewType.ControlGroup>

extension ViewType.ControlGroup: _LabelAndContentControl {
    @MainActor public static func unstyled(_ configuration: ControlGroupStyleConfiguration) -> some View {
        Views.ControlGroup(configuration)
    }
}

/// The default style, which depends on the context.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, _BuiltInStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public nonisolated static var automatic: Self { .init() }
}

/// Controls as in a navigation bar.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, _BuiltInStyle { public init() {} }
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public nonisolated static var navigation: Self { .init() }
}

/// A row of controls in a menu.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, _BuiltInStyle { public init() {} }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public nonisolated static var compactMenu: Self { .init() }
}

/// A menu of the controls.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, _BuiltInStyle { public init() {} }
extension ControlGroupStyle where Self == MenuControlGroupStyle { public nonisolated static var menu: Self { .init() } }

/// A row of choices in a menu.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle, _BuiltInStyle { public init() {} }
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public nonisolated static var palette: Self { .init() }
}

extension View {
    /// Sets the style of the control groups in this view.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        self.style(ModifierType.ControlGroupStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its control groups.
    @StyleModifier((any Views.ControlGroupStyle).self, ControlGroupStyleConfiguration.self)
    public var controlGroupStyle: ModifierReader<Any>
}
