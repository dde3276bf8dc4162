/// How a view uses room of another shape than its own.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits.
    case fit
    /// As large as it takes to fill.
    case fill
}

extension ContentMode: NamedValues {
    public static var dynamicName: String { "content mode" }
    public static var namedValues: KeyValuePairs<String, ContentMode> {
        ["fit": .fit, "fill": .fill]
    }
}
