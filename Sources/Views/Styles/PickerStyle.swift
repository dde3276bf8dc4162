/// The appearance and interaction of pickers.
public protocol PickerStyle {}

/// The default style, which depends on the context.
public struct DefaultPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }

/// Options inline with the surrounding views.
public struct InlinePickerStyle: PickerStyle, _BuiltInStyle { public init() {} }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }

/// Options in a menu.
public struct MenuPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }

/// Options on a screen of their own.
public struct NavigationLinkPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { .init() } }

/// Options in a row, for use within a menu.
public struct PalettePickerStyle: PickerStyle, _BuiltInStyle { public init() {} }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { .init() } }

/// A radio button for each option.
public struct RadioGroupPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { .init() } }

/// Options as segments side by side.
public struct SegmentedPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }

/// Options on a scrolling wheel.
public struct WheelPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }

/// Options in a menu: the former name of `MenuPickerStyle`.
public struct PopUpButtonPickerStyle: PickerStyle, _BuiltInStyle { public init() {} }

extension View {
    /// Sets the style of the pickers in this view.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        self.style(ModifierType.PickerStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its pickers.
    @StyleModifier((any Views.PickerStyle).self) public var pickerStyle: ModifierReader<Any>
}
