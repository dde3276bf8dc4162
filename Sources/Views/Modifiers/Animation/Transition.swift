extension ModifierType {
    /// Says how a view comes and goes.
    public enum Transition: AttributeModifierType {
        public typealias Value = AnyTransition
        public static let kind = attribute("Transition", .required("transition", AnyTransition.self))
    }
}

extension View {
    /// Says how the view comes and goes.
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        attribute(ModifierType.Transition.self, t)
    }
}

extension ModifierReaders {
    /// How a modifier has this view come and go.
    public var transition: ModifierReader<AnyTransition> {
        .init(ModifierType.Transition.self)
    }
}
