/// Marks a view with the value that choosing it selects.
public nonisolated struct _TagModifier: PrimitiveModifier {
    public let tag: AnyHashable

    public var kind: Kind { ModifierType.Tag.kind }
}

extension ModifierType {
    /// Marks a view with the value that choosing it selects. Guide: Dynamic query with find.
    public enum Tag: KnownModifierType {
        public static let kind = Kind(
            "Tag", role: .modifier, members: [Member("tag") { try ModifierReaders().tag($0) }],
            forms: [DynamicForm(.required("tag", AnyHashable.self)) { _TagModifier(tag: $0) }])
    }
}

extension View {
    /// Marks the view with the value that choosing it in a picker, list or tab view selects.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TagModifier(tag: AnyHashable(tag)))
    }
}

extension ModifierReaders {
    /// The value that `tag(_:)` gave.
    public var tag: ModifierReader<AnyHashable> { .init("tag", _TagModifier.self) { $0.tag } }
}
