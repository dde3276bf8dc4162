extension View {
    /// Hides the effects at some edges of the scrolling views in the view.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        attribute(ModifierType.ScrollEdgeEffectHidden.self, (hidden, edges))
    }
}

extension ModifierType {
    @AttributeModifier(.defaulted("hidden", true), .defaulted("edges", Edge.Set.all))
    public var scrollEdgeEffectHidden: ModifierReader<(hidden: Bool, edges: Edge.Set)>
}
