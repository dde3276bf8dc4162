extension VerticalEdge: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "vertical edge" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, VerticalEdge> {
        ["top": .top, "bottom": .bottom]
    }
}

extension HorizontalEdge: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "horizontal edge" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, HorizontalEdge> {
        ["leading": .leading, "trailing": .trailing]
    }
}

extension VerticalEdge.Set: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "vertical edges" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, VerticalEdge.Set> {
        ["all": .all, "top": .top, "bottom": .bottom]
    }
}
