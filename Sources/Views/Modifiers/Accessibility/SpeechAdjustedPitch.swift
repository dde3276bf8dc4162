extension View {
    /// Raises the pitch of the voice that reads the view, up to 1, or lowers it, down to -1.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
        attribute(ModifierType.SpeechAdjustedPitch.self, value)
    }
}

extension ModifierType {
    @AttributeModifier("value") public var speechAdjustedPitch: ModifierReader<Double>
}
