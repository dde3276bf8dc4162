/// The visibility of an element of the interface.
public nonisolated enum Visibility: Hashable, CaseIterable, Codable, Sendable, NamedValues {
    /// The default of the context.
    case automatic
    case visible
    case hidden
}
