/// How the layers of a symbol are colored.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// All in one color.
    public static let monochrome = SymbolRenderingMode("monochrome")
    /// In the symbol's own colors.
    public static let multicolor = SymbolRenderingMode("multicolor")
    /// In one color, each layer weaker than the one before.
    public static let hierarchical = SymbolRenderingMode("hierarchical")
    /// Each in a color of its own.
    public static let palette = SymbolRenderingMode("palette")
}

extension SymbolRenderingMode: NamedValues {
    public static var dynamicName: String { "symbol rendering mode" }
    public static var namedValues: KeyValuePairs<String, SymbolRenderingMode> {
        [
            "monochrome": .monochrome, "multicolor": .multicolor, "hierarchical": .hierarchical, "palette": .palette,
        ]
    }
}
