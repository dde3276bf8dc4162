/// The name of a view's glass.
public nonisolated struct GlassEffectName: Hashable, @unchecked Sendable {
    /// What tells the glass from other glass of the namespace; nil for none.
    public let id: AnyHashable?
    /// Where the id belongs.
    public let namespace: Namespace.ID
}

extension ModifierType {
    /// Names the glass of a view, so that it can turn into that of another.
    public enum GlassEffectID: AttributeModifierType {
        public typealias Value = GlassEffectName
        public static let kind = attribute(
            "GlassEffectID", reads: [.record("glassEffectID", Self.self) { ["id": $0.id, "namespace": $0.namespace] }],
            forms: [
                form(.required("id", AnyHashable.self), .required("namespace", Namespace.ID.self)) {
                    GlassEffectName(id: $0, namespace: $1)
                }
            ])
    }
}

extension View {
    /// Names the glass of the view within a namespace, so that it can turn into glass of that name elsewhere.
    ///
    /// The view keeps the name, to be read back; nothing is animated here.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        attribute(
            ModifierType.GlassEffectID.self,
            GlassEffectName(id: id.map { AnyHashable($0) }, namespace: namespace))
    }
}

extension ModifierReaders {
    /// The name that a modifier gives the glass of this view.
    public var glassEffectID: ModifierReader<GlassEffectName> {
        .init(ModifierType.GlassEffectID.self)
    }
}
