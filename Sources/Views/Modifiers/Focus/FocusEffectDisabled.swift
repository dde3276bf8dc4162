extension EnvironmentValues {
    /// Whether views show the focus effect.
    @Entry public var isFocusEffectEnabled: Bool = true
}

extension View {
    /// Prevents the views in the view from showing the focus by an effect.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        attribute(ModifierType.FocusEffectDisabled.self, disabled)
    }
}

extension ModifierType {
    public enum FocusEffectDisabled: AttributeModifierType {
        // Unverified: false doesn't enable the effect again within a view that has disabled it.
        public static let attribute = ModifierAttribute<Bool>(
            "FocusEffectDisabled", turningOff: \.isFocusEffectEnabled, .defaulted("disabled", true, positional: true))
    }

    public var focusEffectDisabled: ModifierReader<Bool> { .init(ModifierType.FocusEffectDisabled.self) }
}
