extension Text {
    /// Which part of a text is left out where it doesn't fit.
    public nonisolated enum TruncationMode: Hashable, CaseIterable, Sendable {
        /// The start.
        case head
        /// The end.
        case tail
        /// What is between both.
        case middle
    }
}

extension Text.TruncationMode: NamedValues {
    public static var dynamicName: String { "truncation mode" }
    public static var namedValues: KeyValuePairs<String, Text.TruncationMode> {
        ["head": .head, "tail": .tail, "middle": .middle]
    }
}
