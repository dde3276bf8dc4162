/// The appearance of control groups.
@BuiltInStyles(
    AutomaticControlGroupStyle.self, NavigationControlGroupStyle.self, CompactMenuControlGroupStyle.self,
    MenuControlGroupStyle.self, PaletteControlGroupStyle.self)
@MainActor @preconcurrency public protocol ControlGroupStyle: _ControlStyle<ControlGroupStyleConfiguration> {
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

/// Controls as in a navigation bar.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, _BuiltInStyle { public init() {} }

/// A row of controls in a menu.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, _BuiltInStyle { public init() {} }

/// A menu of the controls.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, _BuiltInStyle { public init() {} }

/// A row of choices in a menu.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle, _BuiltInStyle { public init() {} }
