extension View {
    /// Sets whether the row of a list can't be deleted.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        attribute(ModifierType.DeleteDisabled.self, isDisabled)
    }
}

extension ModifierType {
    @AttributeModifier("isDisabled") public var deleteDisabled: ModifierReader<Bool>
}
