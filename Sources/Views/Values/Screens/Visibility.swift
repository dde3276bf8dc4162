/// Whether something is shown, where the surroundings may have a say in it.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the surroundings have it.
    case automatic
    /// It is shown.
    case visible
    /// It is not shown.
    case hidden
}

extension Visibility: NamedValues {
    public static var dynamicName: String { "visibility" }
    public static var namedValues: KeyValuePairs<String, Visibility> {
        ["automatic": .automatic, "visible": .visible, "hidden": .hidden]
    }
}
