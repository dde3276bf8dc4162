/// How a view uses room of another shape than its own.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable, NamedValues {
    /// As large as fits.
    case fit
    /// As large as it takes to fill.
    case fill
}
