extension View {
    /// Sets the color scheme of the view, light or dark. Deprecated in SwiftUI.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        setting(ModifierType.ColorScheme.self, colorScheme)
    }

    /// Requests a light or dark color scheme for the screen; nil requests none.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        attribute(ModifierType.PreferredColorScheme.self, colorScheme)
    }
}

extension ModifierType {
    public enum ColorScheme: EnvironmentModifierType {
        public static let setting = ModifierSetting("ColorScheme", \.colorScheme, "colorScheme")
    }

    public enum PreferredColorScheme: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.ColorScheme?>("PreferredColorScheme", "colorScheme")
    }
}

extension ModifierReaders {
    public var colorScheme: ModifierReader<ColorScheme> { .init(ModifierType.ColorScheme.self) }
    public var preferredColorScheme: ModifierReader<ColorScheme?> { .init(ModifierType.PreferredColorScheme.self) }
}
