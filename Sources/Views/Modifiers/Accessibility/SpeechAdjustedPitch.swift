extension ModifierType {
    /// Raises the voice that reads a view out, or lowers it below 0.
    public enum SpeechAdjustedPitch: AttributeModifierType {
        public typealias Value = Double
        public static let kind = attribute("SpeechAdjustedPitch", .required("value", Double.self))
    }
}

extension View {
    /// Raises the voice that reads the view out, up to 1, or lowers it, down to -1.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
        attribute(ModifierType.SpeechAdjustedPitch.self, value)
    }
}

extension ModifierReaders {
    /// How far a modifier of the view raises the voice.
    public var speechAdjustedPitch: ModifierReader<Double> { .init(ModifierType.SpeechAdjustedPitch.self) }
}
