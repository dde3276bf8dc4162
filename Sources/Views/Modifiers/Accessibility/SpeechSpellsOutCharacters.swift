extension View {
    /// Spells out the texts in the view character by character.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechSpellsOutCharacters.self, value)
    }
}

extension ModifierType {
    public enum SpeechSpellsOutCharacters: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("SpeechSpellsOutCharacters", "value", default: true)
    }
}

extension ModifierReaders {
    public var speechSpellsOutCharacters: ModifierReader<Bool> { .init(ModifierType.SpeechSpellsOutCharacters.self) }
}
