extension Text {
    /// In which letters a text is shown.
    public nonisolated enum Case: Hashable, CaseIterable, Sendable {
        /// In capitals.
        case uppercase
        /// In small letters.
        case lowercase
    }
}

extension Text.Case: NamedValues {
    public static var dynamicName: String { "text case" }
    public static var namedValues: KeyValuePairs<String, Text.Case> {
        ["uppercase": .uppercase, "lowercase": .lowercase]
    }
}
