/// An effect on the symbols in a view.
public nonisolated struct SymbolEffectUse: @unchecked Sendable {
    /// The effect.
    public let effect: any SymbolEffect
    /// The options of the effect.
    public let options: SymbolEffectOptions
    /// Whether the effect runs; one that runs when a value changes counts as inactive.
    public let isActive: Bool
    /// The value at whose change the effect runs; nil for one that runs as long as it is active.
    public let value: (any Equatable)?
}

extension ModifierType {
    public enum SymbolEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<SymbolEffectUse>(
            "SymbolEffect",
            reads: [
                .record("symbolEffect") {
                    [
                        "effect": "\($0.effect)", "options": "\($0.options)", "isActive": $0.isActive,
                        "value": ($0.value as? AnyHashable)?.dynamicValue ?? DynamicValue.none,
                    ]
                }
            ],
            forms: [
                .form(
                    .required("effect", String.self), .optional("value", AnyHashable.self), .defaulted("isActive", true)
                ) { (name: String, value: AnyHashable?, isActive: Bool) in
                    SymbolEffectUse(
                        effect: NamedSymbolEffect(name: name), options: .default, isActive: isActive && value == nil,
                        value: value.map { $0 as any Equatable })
                }
            ])
    }

    /// The effect on the symbols in the view: which, how, and whether it is active or runs when a value changes.
    public var symbolEffect: ModifierReader<SymbolEffectUse> { .init(ModifierType.SymbolEffect.self) }

    @AttributeModifier("isEnabled", default: true) public var symbolEffectsRemoved: ModifierReader<Bool>
}

/// An effect as a script names it: `bounce.up`.
private nonisolated struct NamedSymbolEffect: SymbolEffect {
    let configuration: SymbolEffectConfiguration

    init(name: String) {
        let words = name.split(separator: ".").map(String.init)
        configuration = .init(name: words.first ?? "", variants: Array(words.dropFirst()))
    }
}

extension View {
    /// Moves the symbols in the view while `isActive` is true.
    ///
    /// The view keeps the effect, to be read back; nothing is animated here.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        attribute(
            ModifierType.SymbolEffect.self,
            SymbolEffectUse(effect: effect, options: options, isActive: isActive, value: nil))
    }

    /// Moves the symbols in the view once when `value` changes.
    ///
    /// The view keeps the effect and the value, to be read back; nothing is animated here.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        attribute(
            ModifierType.SymbolEffect.self,
            SymbolEffectUse(effect: effect, options: options, isActive: false, value: value))
    }

    /// Removes the effects that views around give to the symbols in the view.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        attribute(ModifierType.SymbolEffectsRemoved.self, isEnabled)
    }
}
