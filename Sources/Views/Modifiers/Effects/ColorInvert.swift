extension View {
    /// Inverts the colors of the view.
    public nonisolated func colorInvert() -> some View { attribute(ModifierType.ColorInvert.self) }
}

extension ModifierType {
    public enum ColorInvert: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>("ColorInvert")
    }
}

extension ModifierReaders {
    public var colorInvert: ModifierReader<Void> { .init(ModifierType.ColorInvert.self) }
}
