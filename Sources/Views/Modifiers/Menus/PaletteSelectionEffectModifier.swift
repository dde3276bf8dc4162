/// The look of the selected item of a palette.
public nonisolated struct PaletteSelectionEffect: Hashable, Sendable {
    private enum Effect: Hashable, Sendable {
        case automatic, custom
        case symbolVariant(SymbolVariants)
    }

    private let effect: Effect

    /// The system decides.
    public static let automatic = PaletteSelectionEffect(effect: .automatic)
    /// The item itself shows that it is selected.
    public static let custom = PaletteSelectionEffect(effect: .custom)

    /// The symbol of the item has a variant.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        .init(effect: .symbolVariant(variant))
    }
}

extension PaletteSelectionEffect: NamedValues {
    public static var namedValues: [(name: String, value: PaletteSelectionEffect)] {
        [("automatic", .automatic), ("custom", .custom), ("fill", .symbolVariant(.fill))]
    }
}

extension View {
    /// Sets the look of the selected item of the palettes in the view.
    public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        attribute(ModifierType.PaletteSelectionEffect.self, effect)
    }
}

extension ModifierType {
    @AttributeModifier("effect")
    public var paletteSelectionEffect: ModifierReader<Views.PaletteSelectionEffect>
}
