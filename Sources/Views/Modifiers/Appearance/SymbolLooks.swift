extension EnvironmentValues {
    /// The size of the system's symbols beside text.
    @Entry public var imageScale: Image.Scale = .medium

    /// The variants in which the system's symbols are drawn.
    @Entry public var symbolVariants: SymbolVariants = .none

    /// The colors in which the system's symbols are drawn; nil leaves them to the symbols.
    @Entry public var symbolRenderingMode: SymbolRenderingMode?
}

extension View {
    /// Sets the size of the system's symbols in the view in relation to text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        setting(ModifierType.ImageScale.self, scale)
    }

    /// Sets the variants in which the system's symbols in the view are drawn.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        setting(ModifierType.SymbolVariant.self, variant)
    }

    /// Sets the colors in which the system's symbols in the view are drawn; nil leaves them to the symbols.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        setting(ModifierType.SymbolRenderingMode.self, mode)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.imageScale, "scale") public var imageScale: ModifierReader<Image.Scale>
    @EnvironmentModifier(\.symbolVariants, "variant") public var symbolVariant: ModifierReader<SymbolVariants>
    @EnvironmentModifier(\.symbolRenderingMode, "mode")
    public var symbolRenderingMode: ModifierReader<Views.SymbolRenderingMode?>
}
