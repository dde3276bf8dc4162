/// Whether something is shown, where the surroundings may have a say in it.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable, NamedValues {
    /// As the surroundings have it.
    case automatic
    /// It is shown.
    case visible
    /// It is not shown.
    case hidden
}
