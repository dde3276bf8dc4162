extension Axis: NamedValues {
    public static var dynamicName: String { "axis" }
    public static var namedValues: KeyValuePairs<String, Axis> {
        ["horizontal": .horizontal, "vertical": .vertical]
    }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
