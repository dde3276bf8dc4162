private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// In which variants the system's symbols are drawn.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension ModifierType {
    /// Says in which variants the system's symbols in a view are drawn.
    public enum SymbolVariant: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Views.SymbolVariants> { \.symbolVariants }
        public static let kind = setting("SymbolVariant", .required("variant", Views.SymbolVariants.self))
    }
}

extension View {
    /// Says in which variants the system's symbols in the view are drawn.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        setting(ModifierType.SymbolVariant.self, variant)
    }
}

extension ModifierReaders {
    /// The variants in which a modifier of this view has symbols drawn.
    public var symbolVariant: ModifierReader<SymbolVariants> {
        .init(ModifierType.SymbolVariant.self)
    }
}
