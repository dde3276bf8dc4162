extension View {
    /// Requests a light or dark color scheme for the screen; nil requests none.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        attribute(ModifierType.PreferredColorScheme.self, colorScheme)
    }
}

extension ModifierType {
    @AttributeModifier("colorScheme") public var preferredColorScheme: ModifierReader<Views.ColorScheme?>
}
