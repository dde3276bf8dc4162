/// The name of a view's glass.
public nonisolated struct GlassEffectName: Hashable, @unchecked Sendable {
    /// The identifier of the glass within the namespace; nil for none.
    public let id: AnyHashable?
    /// The namespace of the id.
    public let namespace: Namespace.ID

    init(id: AnyHashable?, namespace: Namespace.ID) {
        self.id = id
        self.namespace = namespace
    }
}

extension ModifierAttribute<GlassEffectName> {
    /// Describes a modifier that gives glass a name.
    convenience init(glassName name: String) {
        self.init(
            name, reads: [.record(Kind.call(of: name)) { ["id": $0.id, "namespace": $0.namespace] }],
            forms: [
                .form(.required("id", AnyHashable.self), .required("namespace", Namespace.ID.self)) {
                    GlassEffectName(id: $0, namespace: $1)
                }
            ])
    }
}

extension ModifierType {
    public enum GlassEffectID: AttributeModifierType {
        public static let attribute = ModifierAttribute<GlassEffectName>(glassName: "GlassEffectID")
    }

    public enum GlassEffectUnion: AttributeModifierType {
        public static let attribute = ModifierAttribute<GlassEffectName>(glassName: "GlassEffectUnion")
    }

    public var glassEffectID: ModifierReader<GlassEffectName> { .init(ModifierType.GlassEffectID.self) }
    public var glassEffectUnion: ModifierReader<GlassEffectName> { .init(ModifierType.GlassEffectUnion.self) }
}

extension View {
    /// Identifies the glass of the view within a namespace, so that it can morph into glass of the same identity
    /// elsewhere.
    ///
    /// The view keeps the name, to be read back; nothing is animated here.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        attribute(
            ModifierType.GlassEffectID.self, GlassEffectName(id: id.map { AnyHashable($0) }, namespace: namespace))
    }

    /// Joins the glass of the view with that of the views of the same identity in its container.
    ///
    /// The view keeps the name, to be read back; nothing is drawn here.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        attribute(
            ModifierType.GlassEffectUnion.self, GlassEffectName(id: id.map { AnyHashable($0) }, namespace: namespace))
    }
}
