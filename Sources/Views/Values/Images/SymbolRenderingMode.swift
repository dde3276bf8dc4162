/// How the layers of a symbol are colored.
public nonisolated enum SymbolRenderingMode: Hashable, CaseIterable, Sendable, NamedValues {
    /// All in one color.
    case monochrome
    /// In the symbol's own colors.
    case multicolor
    /// In one color, each layer weaker than the one before.
    case hierarchical
    /// Each in a color of its own.
    case palette
}
