extension ModifierType {
    /// Lets what is announced wait for what is being read out.
    public enum SpeechAnnouncementsQueued: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("SpeechAnnouncementsQueued", .defaulted("value", true, positional: true))
    }
}

extension View {
    /// Lets what is announced wait for what is being read out, or not.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        attribute(ModifierType.SpeechAnnouncementsQueued.self, value)
    }
}

extension ModifierReaders {
    /// Whether a modifier of the view lets announcements wait.
    public var speechAnnouncementsQueued: ModifierReader<Bool> { .init(ModifierType.SpeechAnnouncementsQueued.self) }
}
