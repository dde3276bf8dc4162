/// Which views take each other's place, and what they have in common meanwhile.
public nonisolated struct MatchedGeometry: Hashable, @unchecked Sendable {
    /// What tells the views from others of the namespace.
    public let id: AnyHashable
    /// Where the id belongs.
    public let namespace: Namespace.ID
    /// What the views have in common.
    public let properties: MatchedGeometryProperties
    /// Which place in the views is brought together.
    public let anchor: UnitPoint
    /// Whether the other views follow this one.
    public let isSource: Bool
}

extension ModifierType {
    /// Lets a view take the place of another that has the same id.
    public enum MatchedGeometryEffect: AttributeModifierType {
        public typealias Value = MatchedGeometry
        public static let kind = attribute(
            "MatchedGeometryEffect",
            reads: [
                .record("matchedGeometryEffect", Self.self) {
                    [
                        "id": $0.id, "namespace": $0.namespace, "properties": $0.properties, "anchor": $0.anchor,
                        "isSource": $0.isSource,
                    ]
                }
            ],
            forms: [
                form(
                    .required("id", AnyHashable.self), .required("namespace", Namespace.ID.self),
                    .defaulted("properties", MatchedGeometryProperties.frame),
                    .defaulted("anchor", UnitPoint.center), .defaulted("isSource", true)
                ) { MatchedGeometry(id: $0, namespace: $1, properties: $2, anchor: $3, isSource: $4) }
            ])
    }
}

extension View {
    /// Lets the view take the place of another that has the same id in a namespace. With `isSource` the others follow
    /// this one. The tree takes each change at once.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        attribute(
            ModifierType.MatchedGeometryEffect.self,
            MatchedGeometry(
                id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
}

extension ModifierReaders {
    /// Which views take each other's place with this one.
    public var matchedGeometryEffect: ModifierReader<MatchedGeometry> {
        .init(ModifierType.MatchedGeometryEffect.self)
    }
}
