extension View {
    /// Spells out the texts in the view character by character.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechSpellsOutCharacters.self, value)
    }
}

extension ModifierType {
    @AttributeModifier("value", default: true) public var speechSpellsOutCharacters: ModifierReader<Bool>
}
