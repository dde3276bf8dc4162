extension View {
    /// Queues announcements behind speech instead of interrupting it.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechAnnouncementsQueued.self, value)
    }
}

extension ModifierType {
    public enum SpeechAnnouncementsQueued: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("SpeechAnnouncementsQueued", "value", default: true)
    }
}

extension ModifierReaders {
    public var speechAnnouncementsQueued: ModifierReader<Bool> { .init(ModifierType.SpeechAnnouncementsQueued.self) }
}
