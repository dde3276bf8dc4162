/// How colors are worked out while something is drawn.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
    /// As colors are stored, with the range that is common.
    case nonLinear
    /// In proportion to light, with the range that is common.
    case linear
    /// In proportion to light, without a limit.
    case extendedLinear
}

extension ColorRenderingMode: NamedValues {
    public static var dynamicName: String { "color rendering mode" }
    public static var namedValues: KeyValuePairs<String, ColorRenderingMode> {
        ["nonLinear": .nonLinear, "linear": .linear, "extendedLinear": .extendedLinear]
    }
}
