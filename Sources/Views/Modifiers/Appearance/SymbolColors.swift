/// The colors of a symbol's layers.
public nonisolated enum SymbolColorRenderingMode: Hashable, CaseIterable, Sendable, NamedValues {
    /// One color a layer.
    case flat
    /// A gradient a layer, made of its color.
    case gradient
}

/// The property of a symbol that its variable value changes.
public nonisolated enum SymbolVariableValueMode: Hashable, CaseIterable, Sendable, NamedValues {
    /// The opacity of its layers.
    case color
    /// The length of its strokes.
    case draw
}

extension View {
    /// Sets the colors of the layers of the symbols in the view.
    public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        attribute(ModifierType.SymbolColorRenderingMode.self, mode)
    }

    /// Sets what the variable values of the symbols in the view change.
    public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        attribute(ModifierType.SymbolVariableValueMode.self, mode)
    }
}

extension ModifierType {
    @AttributeModifier("mode") public var symbolColorRenderingMode: ModifierReader<Views.SymbolColorRenderingMode?>
    @AttributeModifier("mode") public var symbolVariableValueMode: ModifierReader<Views.SymbolVariableValueMode?>
}
