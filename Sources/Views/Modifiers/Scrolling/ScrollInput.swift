extension View {
    /// Prevents the scrolling views in the view from being scrolled.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        attribute(ModifierType.ScrollDisabled.self, disabled)
    }

    /// Sets how scrolling dismisses the keyboard.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        setting(ModifierType.ScrollDismissesKeyboard.self, mode)
    }
}

extension ModifierType {
    public enum ScrollDisabled: AttributeModifierType {
        // Unverified: false doesn't enable scrolling again within a view that has disabled it.
        public static let attribute = ModifierAttribute<Bool>(
            "ScrollDisabled", turningOff: \.isScrollEnabled, .required("disabled"))
    }

    public var scrollDisabled: ModifierReader<Bool> { .init(ModifierType.ScrollDisabled.self) }

    @EnvironmentModifier(\.scrollDismissesKeyboardMode, "mode")
    public var scrollDismissesKeyboard: ModifierReader<ScrollDismissesKeyboardMode>
}
