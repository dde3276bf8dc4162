extension ModifierType {
    /// Says what becomes of a view when a pointer comes over it.
    public enum HoverEffect: AttributeModifierType {
        public typealias Value = Views.HoverEffect
        public static let kind = attribute(
            "HoverEffect", .defaulted("effect", Views.HoverEffect.automatic, positional: true))
    }
}

extension View {
    /// Says what becomes of the view when a pointer comes over it.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        attribute(ModifierType.HoverEffect.self, effect)
    }
}

extension ModifierReaders {
    /// What a modifier lets become of this view when a pointer comes over it.
    public var hoverEffect: ModifierReader<HoverEffect> {
        .init(ModifierType.HoverEffect.self)
    }
}
