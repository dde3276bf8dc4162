extension View {
    /// Shows the content of the view whatever reasons there are around it not to.
    public nonisolated func unredacted() -> some View { attribute(ModifierType.Unredacted.self) }
}

extension ModifierType {
    public enum Unredacted: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>(
            "Unredacted", sets: { environment, _ in environment.redactionReasons = [] })
    }

    public var unredacted: ModifierReader<Void> { .init(ModifierType.Unredacted.self) }
}
