extension ModifierType {
    /// Reads the punctuation of a view out, too.
    public enum SpeechAlwaysIncludesPunctuation: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute(
            "SpeechAlwaysIncludesPunctuation", .defaulted("value", true, positional: true))
    }
}

extension View {
    /// Reads the punctuation of the view out, too, or not.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechAlwaysIncludesPunctuation.self, value)
    }
}

extension ModifierReaders {
    /// Whether a modifier of the view lets its punctuation be read out.
    public var speechAlwaysIncludesPunctuation: ModifierReader<Bool> {
        .init(ModifierType.SpeechAlwaysIncludesPunctuation.self)
    }
}
