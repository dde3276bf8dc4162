extension EnvironmentValues {
    /// Whether scrolling views can be scrolled.
    @Entry public var isScrollEnabled: Bool = true
}

extension View {
    /// Prevents the scrolling views in the view from being scrolled.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        attribute(ModifierType.ScrollDisabled.self, disabled)
    }
}

extension ModifierType {
    public enum ScrollDisabled: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "ScrollDisabled", "disabled", sets: { if $1 { $0.isScrollEnabled = false } })
    }

    public var scrollDisabled: ModifierReader<Bool> { .init(ModifierType.ScrollDisabled.self) }
}
