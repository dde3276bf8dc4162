extension View {
    /// Names the view as the one out of which a page grows that has a zoom transition with the same identity.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        attribute(ModifierType.MatchedTransitionSource.self, AnyHashable(id))
    }
}

extension ModifierType {
    @AttributeModifier("id") public var matchedTransitionSource: ModifierReader<AnyHashable>
}
