/// The name of a view's glass.
public nonisolated struct GlassEffectName: Hashable, @unchecked Sendable {
    /// The identifier of the glass within the namespace; nil for none.
    public let id: AnyHashable?
    /// The namespace of the id.
    public let namespace: Namespace.ID
}

extension ModifierType {
    public enum GlassEffectID: AttributeModifierType {
        public static let attribute = ModifierAttribute<GlassEffectName>(
            "GlassEffectID", reads: [.record("glassEffectID") { ["id": $0.id, "namespace": $0.namespace] }],
            forms: [
                .form(.required("id", AnyHashable.self), .required("namespace", Namespace.ID.self)) {
                    GlassEffectName(id: $0, namespace: $1)
                }
            ])
    }

    public var glassEffectID: ModifierReader<GlassEffectName> { .init(ModifierType.GlassEffectID.self) }
}

extension View {
    /// Identifies the glass of the view within a namespace, so that it can morph into glass of the same identity
    /// elsewhere.
    ///
    /// The view keeps the name, to be read back; nothing is animated here.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        attribute(
            ModifierType.GlassEffectID.self,
            GlassEffectName(id: id.map { AnyHashable($0) }, namespace: namespace))
    }
}
