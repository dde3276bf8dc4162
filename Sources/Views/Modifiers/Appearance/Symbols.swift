private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// How large the system's symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The colors in which the system's symbols are drawn; nil leaves them to the symbols.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The variants in which the system's symbols are drawn.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the system's symbols in the view in relation to text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        setting(ModifierType.ImageScale.self, scale)
    }

    /// Sets the colors in which the system's symbols in the view are drawn; nil leaves them to the symbols.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        setting(ModifierType.SymbolRenderingMode.self, mode)
    }

    /// Sets the variants in which the system's symbols in the view are drawn.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        setting(ModifierType.SymbolVariant.self, variant)
    }
}

extension ModifierType {
    public enum ImageScale: EnvironmentModifierType {
        public static let setting = ModifierSetting("ImageScale", \.imageScale, "scale")
    }

    public enum SymbolRenderingMode: EnvironmentModifierType {
        public static let setting = ModifierSetting("SymbolRenderingMode", \.symbolRenderingMode, "mode")
    }

    public enum SymbolVariant: EnvironmentModifierType {
        public static let setting = ModifierSetting("SymbolVariant", \.symbolVariants, "variant")
    }
}

extension ModifierReaders {
    public var imageScale: ModifierReader<Image.Scale> { .init(ModifierType.ImageScale.self) }
    public var symbolRenderingMode: ModifierReader<SymbolRenderingMode?> {
        .init(ModifierType.SymbolRenderingMode.self)
    }

    public var symbolVariant: ModifierReader<SymbolVariants> { .init(ModifierType.SymbolVariant.self) }
}
