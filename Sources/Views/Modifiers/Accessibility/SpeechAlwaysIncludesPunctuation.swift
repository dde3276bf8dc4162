extension View {
    /// Speaks the punctuation of the texts in the view.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechAlwaysIncludesPunctuation.self, value)
    }
}

extension ModifierType {
    @AttributeModifier("value", default: true) public var speechAlwaysIncludesPunctuation: ModifierReader<Bool>
}
