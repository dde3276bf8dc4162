extension View {
    /// Sets the color scheme of the view, light or dark. Deprecated in SwiftUI.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        setting(ModifierType.ColorScheme.self, colorScheme)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.colorScheme, "colorScheme") public var colorScheme: ModifierReader<Views.ColorScheme>
}
