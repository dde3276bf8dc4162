extension View {
    /// Tags the view with the value that selecting it in a picker, list or tab view selects.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        attribute(ModifierType.Tag.self, AnyHashable(tag))
    }
}

extension ModifierType {
    @AttributeModifier("tag") public var tag: ModifierReader<AnyHashable>
}
