/// Gives a view an identity of its own.
public nonisolated struct _IDModifier<ID: Hashable>: PrimitiveModifier {
    /// The identity.
    public let id: ID

    public var kind: Kind { ModifierType.ID.kind }

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        resolved.explicitID = AnyHashable(id)
        resolved.modifiers.append(self)
    }
}

@MainActor private protocol Identifying {
    var anyID: AnyHashable { get }
}

extension _IDModifier: Identifying {
    fileprivate var anyID: AnyHashable { AnyHashable(id) }
}

extension ModifierType {
    public enum ID: KnownModifierType {
        public static let kind = modifier(
            call: "id", members: [Member("id") { try ModifierType().id($0) }],
            forms: [DynamicForm(.required("id", AnyHashable.self)) { _IDModifier(id: $0) }])
    }

    /// The identity passed to `id(_:)`.
    public var id: ModifierReader<AnyHashable> {
        .init { node in
            for modifier in node.modifiers {
                if let id = (modifier.value as? any Identifying)?.anyID { return id }
            }
            throw InspectionError.modifierNotFound(parent: node.title, modifier: "id", index: 0)
        }
    }
}

extension View {
    /// Gives the view an identity: when it changes, the view is another one, with state of its own.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, _IDModifier<ID>> {
        modifier(_IDModifier(id: id))
    }
}
