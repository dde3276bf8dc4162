extension View {
    /// Sets the transition by which the view appears and disappears.
    @_disfavoredOverload
    public nonisolated func transition(_ t: AnyTransition) -> some View { attribute(ModifierType.Transition.self, t) }
}

extension ModifierType {
    @AttributeModifier("transition") public var transition: ModifierReader<AnyTransition>
}
