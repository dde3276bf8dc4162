/// Where the lines of a text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

extension TextAlignment: NamedValues {
    public static var dynamicName: String { "text alignment" }
    public static var namedValues: KeyValuePairs<String, TextAlignment> {
        ["leading": .leading, "center": .center, "trailing": .trailing]
    }
}
