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
    @EnvironmentModifier(\.symbolVariants, "variant") public var symbolVariant: ModifierReader<SymbolVariants>
}
