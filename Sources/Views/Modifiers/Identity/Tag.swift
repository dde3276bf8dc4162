extension View {
    /// Tags the view with the value that selecting it in a picker, list or tab view selects.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        attribute(ModifierType.Tag.self, AnyHashable(tag))
    }

    /// Tags the view with the value that selecting it in a picker, list or tab view selects. A selection that may be nil
    /// takes the value in any case.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}

extension ModifierType {
    @AttributeModifier("tag") public var tag: ModifierReader<AnyHashable>
}
