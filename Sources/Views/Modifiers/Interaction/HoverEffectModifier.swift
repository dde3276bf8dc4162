extension ModifierType {
    public enum HoverEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<(effect: Views.HoverEffect, isEnabled: Bool)>(
            "HoverEffect",
            reads: [
                .reading("hoverEffect") { $0.effect }, .reading("isHoverEffectEnabled") { $0.isEnabled },
            ],
            forms: [
                .form(
                    .defaulted("effect", Views.HoverEffect.automatic, positional: true), .defaulted("isEnabled", true)
                ) { ($0, $1) }
            ])
    }

    public var hoverEffect: ModifierReader<Views.HoverEffect> {
        .init(ModifierType.HoverEffect.self) { $0.effect }
    }
    /// Whether the effect on the view while a pointer is over it is enabled.
    public var isHoverEffectEnabled: ModifierReader<Bool> { .init(ModifierType.HoverEffect.self) { $0.isEnabled } }
}

extension View {
    /// Sets the effect on the view while a pointer is over it.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Sets the effect on the view while a pointer is over it, and whether there is one.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        attribute(ModifierType.HoverEffect.self, (effect, isEnabled))
    }
}
