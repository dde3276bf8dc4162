/// Where the lines of a text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

extension TextAlignment: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "text alignment" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, TextAlignment> {
        ["leading": .leading, "center": .center, "trailing": .trailing]
    }
}
