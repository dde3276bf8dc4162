/// The way in which glass comes and goes.
public nonisolated enum GlassEffectTransition: Hashable, CaseIterable, Sendable, NamedValues {
    /// Without a change of the glass.
    case identity
    /// Out of the glass nearby, or into it.
    case matchedGeometry
    /// The content fades, and the glass forms around it.
    case materialize
}

extension View {
    /// Sets the way in which the glass of the view comes and goes. Nothing is animated here.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        attribute(ModifierType.GlassEffectTransition.self, transition)
    }
}

extension ModifierType {
    @AttributeModifier("transition") public var glassEffectTransition: ModifierReader<Views.GlassEffectTransition>
}
