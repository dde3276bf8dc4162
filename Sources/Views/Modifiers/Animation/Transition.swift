extension ModifierType {
    public enum Transition: AttributeModifierType {
        public static let attribute = ModifierAttribute<AnyTransition>("Transition", "transition")
    }
}

extension View {
    /// Sets the transition by which the view appears and disappears.
    public nonisolated func transition(_ t: AnyTransition) -> some View { attribute(ModifierType.Transition.self, t) }
}

extension ModifierReaders {
    public var transition: ModifierReader<AnyTransition> { .init(ModifierType.Transition.self) }
}
