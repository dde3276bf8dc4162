/// How much something stands out.
public nonisolated enum Prominence: Hashable, CaseIterable, Sendable, NamedValues {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}
