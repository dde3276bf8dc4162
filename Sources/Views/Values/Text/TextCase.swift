extension Text {
    /// The letter case in which a text is shown.
    public nonisolated enum Case: Hashable, CaseIterable, Sendable, NamedValues {
        case uppercase
        case lowercase

        public static var dynamicName: String { "text case" }
    }
}
