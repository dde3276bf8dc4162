/// The coloring of the layers of a symbol.
public nonisolated enum SymbolRenderingMode: Hashable, CaseIterable, Sendable, NamedValues {
    /// One color.
    case monochrome
    /// The colors of the symbol.
    case multicolor
    /// One color, with a lower opacity for each further layer.
    case hierarchical
    /// A color for each layer.
    case palette
}
