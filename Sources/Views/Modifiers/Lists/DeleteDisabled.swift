extension View {
    /// Sets whether the row of a list can't be deleted.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        attribute(ModifierType.DeleteDisabled.self, isDisabled)
    }
}

extension ModifierType {
    public enum DeleteDisabled: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("DeleteDisabled", "isDisabled")
    }
}

extension ModifierReaders {
    public var deleteDisabled: ModifierReader<Bool> { .init(ModifierType.DeleteDisabled.self) }
}
