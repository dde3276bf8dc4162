/// The prominence of a view.
public nonisolated enum Prominence: Hashable, CaseIterable, Sendable, NamedValues {
    case standard
    case increased
}
