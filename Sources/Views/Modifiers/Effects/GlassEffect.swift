import Foundation

/// The shape of glass where none is given: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape, Equatable {
    public init() {}

    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension ModifierType {
    public enum GlassEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<(glass: Glass, shape: any Shape)>(
            "GlassEffect",
            reads: [
                .reading("glassEffect") { $0.glass }
            ],
            members: [
                .call("glassEffectShape", \ModifierType.glassEffectShape) { DynamicShape($0) }
            ],
            forms: [
                .form(
                    .defaulted("glass", Glass.regular, positional: true), .optional("shape", DynamicShape.self)
                ) { ($0, $1?.shape ?? DefaultGlassEffectShape()) }
            ])
    }

    /// The glass behind the view, and its shape.
    public var glassEffect: ModifierReader<(glass: Glass, shape: any Shape)> { .init(ModifierType.GlassEffect.self) }
    /// The shape of the glass behind the view.
    package var glassEffectShape: ViewCall<Void, any Shape> { .init(ModifierType.GlassEffect.self) { $0.shape } }
}

extension View {
    /// Puts glass behind the view, in a shape.
    ///
    /// The view keeps both, to be read back; nothing is drawn here.
    public nonisolated func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        attribute(ModifierType.GlassEffect.self, (glass, shape))
    }
}
