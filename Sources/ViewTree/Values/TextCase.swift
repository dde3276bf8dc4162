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
    /// How messages call the type.
    public static var dynamicName: String { "text case" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, Text.Case> {
        ["uppercase": .uppercase, "lowercase": .lowercase]
    }
}
