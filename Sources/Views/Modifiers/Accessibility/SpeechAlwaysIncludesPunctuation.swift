extension View {
    /// Speaks the punctuation of the texts in the view.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechAlwaysIncludesPunctuation.self, value)
    }
}

extension ModifierType {
    public enum SpeechAlwaysIncludesPunctuation: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("SpeechAlwaysIncludesPunctuation", "value", default: true)
    }
}

extension ModifierReaders {
    public var speechAlwaysIncludesPunctuation: ModifierReader<Bool> {
        .init(ModifierType.SpeechAlwaysIncludesPunctuation.self)
    }
}
