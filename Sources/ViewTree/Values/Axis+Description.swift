extension Axis: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "axis" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, Axis> {
        ["horizontal": .horizontal, "vertical": .vertical]
    }
}

extension Axis: CustomStringConvertible {
    /// How it prints.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
