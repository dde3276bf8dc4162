extension Text {
    /// Which part of a text is left out where it doesn't fit.
    public nonisolated enum TruncationMode: Hashable, CaseIterable, Sendable, NamedValues {
        /// The start.
        case head
        /// The end.
        case tail
        /// What is between both.
        case middle
    }
}
