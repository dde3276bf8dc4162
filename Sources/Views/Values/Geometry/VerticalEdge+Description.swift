extension VerticalEdge: NamedValues {
    public static var dynamicName: String { "vertical edge" }
    public static var namedValues: KeyValuePairs<String, VerticalEdge> {
        ["top": .top, "bottom": .bottom]
    }
}

extension HorizontalEdge: NamedValues {
    public static var dynamicName: String { "horizontal edge" }
    public static var namedValues: KeyValuePairs<String, HorizontalEdge> {
        ["leading": .leading, "trailing": .trailing]
    }
}

extension VerticalEdge.Set: NamedValues {
    public static var dynamicName: String { "vertical edges" }
    public static var namedValues: KeyValuePairs<String, VerticalEdge.Set> {
        ["all": .all, "top": .top, "bottom": .bottom]
    }
}
