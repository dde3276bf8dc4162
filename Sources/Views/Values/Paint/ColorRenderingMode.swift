/// The color space in which drawing blends colors.
public nonisolated enum ColorRenderingMode: Hashable, CaseIterable, Sendable, NamedValues {
    /// The nonlinear sRGB color space.
    case nonLinear
    /// The linear sRGB color space.
    case linear
    /// The linear sRGB color space, with components beyond 0 and 1.
    case extendedLinear
}
