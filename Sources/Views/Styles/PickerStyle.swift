/// Says how pickers look and work.
public protocol PickerStyle {}

/// Pickers look as suits the place they stand in.
public nonisolated struct DefaultPickerStyle: PickerStyle {
    public init() {}
}

/// The options stand among the other views.
public nonisolated struct InlinePickerStyle: PickerStyle {
    public init() {}
}

/// The options stand in a menu.
public nonisolated struct MenuPickerStyle: PickerStyle {
    public init() {}
}

/// The options stand on a screen of their own.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
}

/// The options stand in a row, for choosing within a menu.
public nonisolated struct PalettePickerStyle: PickerStyle {
    public init() {}
}

/// Each option has a radio button.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
    public init() {}
}

/// The options are segments side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}

/// The options stand on a wheel.
public nonisolated struct WheelPickerStyle: PickerStyle {
    public init() {}
}

/// The options stand in a menu; the name of `MenuPickerStyle` in older source.
public nonisolated struct PopUpButtonPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// Pickers look as suits the place they stand in.
    public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The options stand among the other views.
    public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The options stand in a menu.
    public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The options stand on a screen of their own.
    public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// The options stand in a row, for choosing within a menu.
    public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Each option has a radio button.
    public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The options are segments side by side.
    public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// The options stand on a wheel.
    public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension ModifierType {
    /// Says how pickers look and work.
    public enum PickerStyle: StyleFamily {
        public static let kind = style("PickerStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": DefaultPickerStyle(), "inline": InlinePickerStyle(), "menu": MenuPickerStyle(),
                "navigationLink": NavigationLinkPickerStyle(), "palette": PalettePickerStyle(),
                "radioGroup": RadioGroupPickerStyle(), "segmented": SegmentedPickerStyle(),
                "wheel": WheelPickerStyle(), "popUpButton": PopUpButtonPickerStyle(),
            ]
        }
    }
}

extension View {
    /// Has the pickers in the view look and work as the style says.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        self.style(ModifierType.PickerStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its pickers.
    public var pickerStyle: ModifierReader<Any> { .init(ModifierType.PickerStyle.self) }
}
