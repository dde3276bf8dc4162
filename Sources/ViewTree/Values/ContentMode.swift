/// How a view uses room of another shape than its own.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits.
    case fit
    /// As large as it takes to fill.
    case fill
}

extension ContentMode: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "content mode" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, ContentMode> {
        ["fit": .fit, "fill": .fill]
    }
}
