extension Text {
    /// The part of a text that is omitted if it doesn't fit.
    public nonisolated enum TruncationMode: Hashable, CaseIterable, Sendable, NamedValues {
        /// The start.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle
    }
}
