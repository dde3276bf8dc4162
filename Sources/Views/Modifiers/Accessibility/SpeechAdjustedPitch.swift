extension View {
    /// Raises the pitch of the voice that reads the view, up to 1, or lowers it, down to -1.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
        attribute(ModifierType.SpeechAdjustedPitch.self, value)
    }
}

extension ModifierType {
    public enum SpeechAdjustedPitch: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("SpeechAdjustedPitch", "value")
    }
}

extension ModifierReaders {
    public var speechAdjustedPitch: ModifierReader<Double> { .init(ModifierType.SpeechAdjustedPitch.self) }
}
