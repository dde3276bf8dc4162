extension View {
    /// Queues announcements behind speech instead of interrupting it.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechAnnouncementsQueued.self, value)
    }
}

extension ModifierType {
    @AttributeModifier("value", default: true) public var speechAnnouncementsQueued: ModifierReader<Bool>
}
