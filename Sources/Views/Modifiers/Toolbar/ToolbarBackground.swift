/// A style that bars are drawn with.
public struct BarBackground: @unchecked Sendable {
    /// The style.
    public let style: any ShapeStyle
    /// The bars.
    public let bars: [ToolbarPlacement]
}

extension ModifierType {
    public enum ToolbarBackground: AttributeModifierType {
        public static let attribute = ModifierAttribute<BarBackground>(
            "ToolbarBackground", reads: [.reading("toolbarBackground") { DynamicShapeStyle($0.style) }],
            forms: [
                .form(.required("style", DynamicShapeStyle.self), .optional("bars", [ToolbarPlacement].self)) {
                    BarBackground(style: $0.style, bars: $1 ?? [.automatic])
                }
            ])
    }

    public enum ToolbarBackgroundVisibility: AttributeModifierType {
        public static let attribute = ModifierAttribute<BarVisibility>(barVisibility: "ToolbarBackgroundVisibility")
    }

    public enum ToolbarColorScheme: AttributeModifierType {
        public static let attribute = ModifierAttribute<(Views.ColorScheme?, [ToolbarPlacement])>(
            "ToolbarColorScheme", reads: [.reading("toolbarColorScheme") { $0.0 }],
            forms: [
                .form(
                    .optional("colorScheme", Views.ColorScheme.self, positional: true),
                    .optional("bars", [ToolbarPlacement].self)
                ) { ($0, $1 ?? [.automatic]) }
            ])
    }

    /// The style that bars of the screen are drawn with, and which bars.
    public var toolbarBackground: ModifierReader<BarBackground> { .init(ModifierType.ToolbarBackground.self) }
    /// The bars of the screen whose background is shown or hidden.
    public var toolbarBackgroundVisibility: ModifierReader<BarVisibility> {
        .init(ModifierType.ToolbarBackgroundVisibility.self)
    }
    /// The color scheme of bars of the screen, nil for that of the screen, and which bars.
    public var toolbarColorScheme: ModifierReader<(colorScheme: Views.ColorScheme?, bars: [ToolbarPlacement])> {
        .init(ModifierType.ToolbarColorScheme.self) { $0 }
    }
}

extension View {
    /// Sets the style that bars of the screen are drawn with.
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        attribute(ModifierType.ToolbarBackground.self, BarBackground(style: style, bars: bars.orAutomatic))
    }

    /// Shows or hides the background of bars of the screen.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        attribute(ModifierType.ToolbarBackgroundVisibility.self, BarVisibility(visibility, bars))
    }

    /// Shows or hides the background of bars of the screen.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        attribute(ModifierType.ToolbarBackgroundVisibility.self, BarVisibility(visibility, bars))
    }

    /// Sets the color scheme of bars of the screen; nil for that of the screen.
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        attribute(ModifierType.ToolbarColorScheme.self, (colorScheme, bars.orAutomatic))
    }
}
