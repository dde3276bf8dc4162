extension ModifierType {
    /// Says that a row of a list cannot be deleted, or can.
    public enum DeleteDisabled: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("DeleteDisabled", .required("isDisabled", Bool.self))
    }
}

extension View {
    /// Says that a row of a list cannot be deleted, or can.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        attribute(ModifierType.DeleteDisabled.self, isDisabled)
    }
}

extension ModifierReaders {
    /// Whether a modifier says that this row cannot be deleted.
    public var deleteDisabled: ModifierReader<Bool> {
        .init(ModifierType.DeleteDisabled.self)
    }
}
