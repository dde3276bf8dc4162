/// A geometry that views share while one takes the place of another.
public nonisolated struct MatchedGeometry: Hashable, @unchecked Sendable {
    /// The identifier of the views within the namespace.
    public let id: AnyHashable
    /// The namespace of the id.
    public let namespace: Namespace.ID
    /// The properties that the views share.
    public let properties: MatchedGeometryProperties
    /// The point of the views that is brought together.
    public let anchor: UnitPoint
    /// Whether the other views follow this one.
    public let isSource: Bool
}

extension ModifierType {
    public enum MatchedGeometryEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<MatchedGeometry>(
            "MatchedGeometryEffect",
            reads: [
                .record("matchedGeometryEffect") {
                    [
                        "id": $0.id, "namespace": $0.namespace, "properties": $0.properties, "anchor": $0.anchor,
                        "isSource": $0.isSource,
                    ]
                }
            ],
            forms: [
                .form(
                    .required("id", AnyHashable.self), .required("namespace", Namespace.ID.self),
                    .defaulted("properties", MatchedGeometryProperties.frame),
                    .defaulted("anchor", UnitPoint.center), .defaulted("isSource", true)
                ) { MatchedGeometry(id: $0, namespace: $1, properties: $2, anchor: $3, isSource: $4) }
            ])
    }

    public var matchedGeometryEffect: ModifierReader<MatchedGeometry> { .init(ModifierType.MatchedGeometryEffect.self) }
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
