extension View {
    /// Sets the color scheme of the view, light or dark. Deprecated in SwiftUI.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        setting(ModifierType.ColorScheme.self, colorScheme)
    }
}

extension ModifierType {
    public enum ColorScheme: EnvironmentModifierType {
        public static let setting = ModifierSetting("ColorScheme", \.colorScheme, "colorScheme")
    }
}

extension ModifierReaders {
    public var colorScheme: ModifierReader<ColorScheme> { .init(ModifierType.ColorScheme.self) }
}
