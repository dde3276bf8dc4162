/// The way a view fills space of another aspect ratio.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable, NamedValues {
    /// As large as fits the space.
    case fit
    /// As small as fills the space.
    case fill
}
