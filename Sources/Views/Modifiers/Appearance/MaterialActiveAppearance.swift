/// When materials look active.
public nonisolated enum MaterialActiveAppearance: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// Always.
    case active
    /// Never.
    case inactive
    /// While their window is active.
    case matchWindow
}

extension View {
    /// Sets when the materials in the view look active.
    public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        attribute(ModifierType.MaterialActiveAppearance.self, appearance)
    }
}

extension ModifierType {
    @AttributeModifier("appearance")
    public var materialActiveAppearance: ModifierReader<Views.MaterialActiveAppearance>
}
