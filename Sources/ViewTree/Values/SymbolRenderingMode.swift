/// In which colors a symbol is drawn.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// All in one color.
    public static let monochrome = SymbolRenderingMode("monochrome")
    /// In colors of its own.
    public static let multicolor = SymbolRenderingMode("multicolor")
    /// In shades of one color.
    public static let hierarchical = SymbolRenderingMode("hierarchical")
    /// In several colors that are given.
    public static let palette = SymbolRenderingMode("palette")
}

extension SymbolRenderingMode: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "symbol rendering mode" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, SymbolRenderingMode> {
        ["monochrome": .monochrome, "multicolor": .multicolor, "hierarchical": .hierarchical, "palette": .palette]
    }
}
