extension View {
    /// Raises the pitch of the voice that reads the view, up to 1, or lowers it, down to -1.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
        attribute(ModifierType.SpeechAdjustedPitch.self, value)
    }

    /// Speaks the punctuation of the texts in the view.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechAlwaysIncludesPunctuation.self, value)
    }

    /// Queues announcements behind speech instead of interrupting it.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechAnnouncementsQueued.self, value)
    }

    /// Spells out the texts in the view character by character.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechSpellsOutCharacters.self, value)
    }
}

extension ModifierType {
    public enum SpeechAdjustedPitch: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("SpeechAdjustedPitch", "value")
    }

    public enum SpeechAlwaysIncludesPunctuation: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("SpeechAlwaysIncludesPunctuation", "value", default: true)
    }

    public enum SpeechAnnouncementsQueued: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("SpeechAnnouncementsQueued", "value", default: true)
    }

    public enum SpeechSpellsOutCharacters: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("SpeechSpellsOutCharacters", "value", default: true)
    }
}

extension ModifierReaders {
    public var speechAdjustedPitch: ModifierReader<Double> { .init(ModifierType.SpeechAdjustedPitch.self) }
    public var speechAlwaysIncludesPunctuation: ModifierReader<Bool> {
        .init(ModifierType.SpeechAlwaysIncludesPunctuation.self)
    }

    public var speechAnnouncementsQueued: ModifierReader<Bool> { .init(ModifierType.SpeechAnnouncementsQueued.self) }
    public var speechSpellsOutCharacters: ModifierReader<Bool> { .init(ModifierType.SpeechSpellsOutCharacters.self) }
}
