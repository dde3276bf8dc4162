extension ModifierType {
    /// Says that a row of a list cannot be moved, or can.
    public enum MoveDisabled: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("MoveDisabled", .required("isDisabled", Bool.self))
    }
}

extension View {
    /// Says that a row of a list cannot be moved, or can.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        attribute(ModifierType.MoveDisabled.self, isDisabled)
    }
}

extension ModifierReaders {
    /// Whether a modifier says that this row cannot be moved.
    public var moveDisabled: ModifierReader<Bool> {
        .init(ModifierType.MoveDisabled.self)
    }
}
