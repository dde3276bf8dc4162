/// Lets what is behind a view show through.
public nonisolated struct _OpacityEffect: PrimitiveModifier, Equatable {
    /// From transparent at 0 to solid at 1.
    public var opacity: Double

    public var kind: Kind { ModifierType.Opacity.kind }
}

extension ModifierType {
    /// Lets what is behind show through: 0 is transparent, 1 is solid.
    public enum Opacity: KnownModifierType {
        public static let kind = Kind(
            "Opacity", role: .modifier, members: [Member("opacity") { try ModifierReaders().opacity($0) }],
            forms: [DynamicForm(.required("opacity", Double.self)) { _OpacityEffect(opacity: $0) }])
    }
}

extension View {
    /// Lets what is behind the view show through: 0 is transparent, 1 is solid.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }
}

extension ModifierReaders {
    /// How solid the view is, from 0 to 1.
    public var opacity: ModifierReader<Double> { .init("opacity", _OpacityEffect.self) { $0.opacity } }
}
