extension EnvironmentValues {
    /// The colors in which the system's symbols are drawn; nil leaves them to the symbols.
    @Entry public var symbolRenderingMode: SymbolRenderingMode?
}

extension View {
    /// Sets the colors in which the system's symbols in the view are drawn; nil leaves them to the symbols.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        setting(ModifierType.SymbolRenderingMode.self, mode)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.symbolRenderingMode, "mode")
    public var symbolRenderingMode: ModifierReader<Views.SymbolRenderingMode?>
}
