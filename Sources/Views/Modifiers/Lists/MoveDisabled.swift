extension View {
    /// Sets whether the row of a list can't be moved.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        attribute(ModifierType.MoveDisabled.self, isDisabled)
    }
}

extension ModifierType {
    @AttributeModifier("isDisabled") public var moveDisabled: ModifierReader<Bool>
}
