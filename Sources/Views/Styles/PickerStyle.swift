/// The appearance and interaction of pickers.
@BuiltInStyles(
    DefaultPickerStyle.self, InlinePickerStyle.self, MenuPickerStyle.self, NavigationLinkPickerStyle.self,
    PalettePickerStyle.self, RadioGroupPickerStyle.self, SegmentedPickerStyle.self, WheelPickerStyle.self)
public protocol PickerStyle {}

/// The default style, which depends on the context.
public nonisolated struct DefaultPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }

/// Options inline with the surrounding views.
public nonisolated struct InlinePickerStyle: PickerStyle, _BuiltInStyle { public init() {} }

/// Options in a menu.
public nonisolated struct MenuPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }

/// Options on a screen of their own.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }

/// Options in a row, for use within a menu.
public nonisolated struct PalettePickerStyle: PickerStyle, _BuiltInStyle { public init() {} }

/// A radio button for each option.
public nonisolated struct RadioGroupPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }

/// Options as segments side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }

/// Options on a scrolling wheel.
public nonisolated struct WheelPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }

/// Options in a menu: the former name of `MenuPickerStyle`.
public nonisolated struct PopUpButtonPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }
