extension View {
    /// Draws the view as a whole before outer effects apply.
    public nonisolated func compositingGroup() -> some View { attribute(ModifierType.CompositingGroup.self) }
}

extension ModifierType {
    public enum CompositingGroup: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>("CompositingGroup")
    }
}

extension ModifierReaders {
    public var compositingGroup: ModifierReader<Void> { .init(ModifierType.CompositingGroup.self) }
}
