/// How colors are worked out while something is drawn.
public nonisolated enum ColorRenderingMode: Hashable, CaseIterable, Sendable, NamedValues {
    /// As colors are stored, with the range that is common.
    case nonLinear
    /// In proportion to light, with the range that is common.
    case linear
    /// In proportion to light, without a limit.
    case extendedLinear
}
