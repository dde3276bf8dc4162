extension EnvironmentValues {
    /// Whether views show the hover effect.
    @Entry public var isHoverEffectEnabled: Bool = true
}

extension View {
    /// Prevents the views in the view from showing a pointer over them by an effect.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        attribute(ModifierType.HoverEffectDisabled.self, disabled)
    }
}

extension ModifierType {
    public enum HoverEffectDisabled: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "HoverEffectDisabled", turningOff: \.isHoverEffectEnabled, .defaulted("disabled", true, positional: true))
    }

    public var hoverEffectDisabled: ModifierReader<Bool> { .init(ModifierType.HoverEffectDisabled.self) }
}
