private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// In which colors the system's symbols are drawn; nil leaves it to them.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension ModifierType {
    /// Says in which colors the system's symbols in a view are drawn; nil leaves it to the symbols.
    public enum SymbolRenderingMode: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Views.SymbolRenderingMode?> {
            \.symbolRenderingMode
        }
        public static let kind = setting(
            "SymbolRenderingMode",
            forms: [
                form(.optional("mode", Views.SymbolRenderingMode.self, positional: true)) { $0 }
            ])
    }
}

extension View {
    /// Says in which colors the system's symbols in the view are drawn; nil leaves it to the symbols.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        setting(ModifierType.SymbolRenderingMode.self, mode)
    }
}

extension ModifierReaders {
    /// The colors in which a modifier of this view has symbols drawn; nil leaves it to them.
    public var symbolRenderingMode: ModifierReader<SymbolRenderingMode?> {
        .init(ModifierType.SymbolRenderingMode.self)
    }
}
