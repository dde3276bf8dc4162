extension EnvironmentValues {
    /// The style of controls; nil for the default color.
    @Entry var tint: DynamicShapeStyle?

    /// The accent color of controls; nil for the default. Deprecated in SwiftUI.
    @Entry public var accentColor: Color?
}

extension View {
    /// Sets the tint of the controls in the view; nil restores the default.
    public nonisolated func tint(_ tint: Color?) -> some View {
        setting(ModifierType.Tint.self, tint.map { DynamicShapeStyle($0) })
    }

    /// Sets the style of the controls in the view; nil restores the default.
    @_disfavoredOverload
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        setting(ModifierType.Tint.self, tint.map { DynamicShapeStyle($0) })
    }

    /// Sets the accent color of the controls in the view; nil restores the default. Deprecated in SwiftUI.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        setting(ModifierType.AccentColor.self, accentColor)
    }
}

extension ModifierType {
    public enum Tint: EnvironmentModifierType {
        public static let setting = ModifierSetting("Tint", \.tint, "tint")
    }

    /// The color passed to `tint`; nil for the default. Throws `InspectionError.typeMismatch` where the style is no
    /// color.
    public var tint: ModifierReader<Color?> {
        .init { node in
            try node.setting(ModifierType.Tint.self).map { try InspectionError.cast($0.style, as: Color.self) }
        }
    }

    @EnvironmentModifier(\.accentColor, "accentColor") public var accentColor: ModifierReader<Color?>
}
