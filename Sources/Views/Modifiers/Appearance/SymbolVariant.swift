extension EnvironmentValues {
    /// The variants in which the system's symbols are drawn.
    @Entry public var symbolVariants: SymbolVariants = .none
}

extension View {
    /// Sets the variants in which the system's symbols in the view are drawn.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        setting(ModifierType.SymbolVariant.self, variant)
    }
}

extension ModifierType {
    public enum SymbolVariant: EnvironmentModifierType {
        public static let setting = ModifierSetting("SymbolVariant", \.symbolVariants, "variant")
    }
}

extension ModifierReaders {
    public var symbolVariant: ModifierReader<SymbolVariants> { .init(ModifierType.SymbolVariant.self) }
}
