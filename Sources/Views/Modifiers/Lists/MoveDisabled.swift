extension View {
    /// Sets whether the row of a list can't be moved.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        attribute(ModifierType.MoveDisabled.self, isDisabled)
    }
}

extension ModifierType {
    public enum MoveDisabled: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("MoveDisabled", "isDisabled")
    }
}

extension ModifierReaders {
    public var moveDisabled: ModifierReader<Bool> { .init(ModifierType.MoveDisabled.self) }
}
