extension ModifierType {
    /// Reads a view out letter by letter.
    public enum SpeechSpellsOutCharacters: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("SpeechSpellsOutCharacters", .defaulted("value", true, positional: true))
    }
}

extension View {
    /// Reads the view out letter by letter, or not.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechSpellsOutCharacters.self, value)
    }
}

extension ModifierReaders {
    /// Whether a modifier of the view lets it be spelt out.
    public var speechSpellsOutCharacters: ModifierReader<Bool> { .init(ModifierType.SpeechSpellsOutCharacters.self) }
}
