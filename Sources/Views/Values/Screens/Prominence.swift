/// How much something stands out.
public nonisolated enum Prominence: Hashable, CaseIterable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

extension Prominence: NamedValues {
    public static var dynamicName: String { "prominence" }
    public static var namedValues: KeyValuePairs<String, Prominence> {
        ["standard": .standard, "increased": .increased]
    }
}
