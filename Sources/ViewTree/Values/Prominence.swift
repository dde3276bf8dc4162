/// How much something stands out.
public nonisolated enum Prominence: Hashable, CaseIterable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

extension Prominence: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "prominence" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, Prominence> {
        ["standard": .standard, "increased": .increased]
    }
}
