extension View {
    /// Sets the effect on views within the view that have an automatic one, while a pointer is over them; nil for none.
    ///
    /// The view keeps the effect, to be read back; nothing is drawn here.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        attribute(ModifierType.DefaultHoverEffect.self, effect)
    }
}

extension ModifierType {
    public enum DefaultHoverEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.HoverEffect?>("DefaultHoverEffect", "effect")
    }

    /// The effect on views within the view that have an automatic one; nil for none.
    public var defaultHoverEffect: ModifierReader<Views.HoverEffect?> { .init(ModifierType.DefaultHoverEffect.self) }
}
