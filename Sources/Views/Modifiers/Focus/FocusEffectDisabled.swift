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
            "FocusEffectDisabled", "disabled", default: true, sets: { if $1 { $0.isFocusEffectEnabled = false } })
    }

    public var focusEffectDisabled: ModifierReader<Bool> { .init(ModifierType.FocusEffectDisabled.self) }
}
