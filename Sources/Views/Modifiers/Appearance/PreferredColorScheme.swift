extension View {
    /// Requests a light or dark color scheme for the screen; nil requests none.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        attribute(ModifierType.PreferredColorScheme.self, colorScheme)
    }
}

extension ModifierType {
    public enum PreferredColorScheme: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.ColorScheme?>("PreferredColorScheme", "colorScheme")
    }
}

extension ModifierReaders {
    public var preferredColorScheme: ModifierReader<ColorScheme?> { .init(ModifierType.PreferredColorScheme.self) }
}
