extension ModifierType {
    public enum HoverEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.HoverEffect>(
            "HoverEffect", "effect", default: Views.HoverEffect.automatic)
    }

    public var hoverEffect: ModifierReader<Views.HoverEffect> { .init(ModifierType.HoverEffect.self) }
}

extension View {
    /// Sets the effect on the view while a pointer is over it.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        attribute(ModifierType.HoverEffect.self, effect)
    }
}
