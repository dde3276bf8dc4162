extension Text {
    /// In which letters a text is shown.
    public nonisolated enum Case: Hashable, CaseIterable, Sendable, NamedValues {
        /// In capitals.
        case uppercase
        /// In small letters.
        case lowercase

        public static var dynamicName: String { "text case" }
    }
}
