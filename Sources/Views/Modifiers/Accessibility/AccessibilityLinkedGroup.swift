extension ModifierType {
    /// Says that a view and others, wherever they stand, belong together.
    public enum AccessibilityLinkedGroup: AttributeModifierType {
        /// By what the group is known: the others have the same id in the same namespace.
        public struct Value {
            let id: AnyHashable
            let namespace: Namespace.ID
        }

        public static let kind = attribute(
            "AccessibilityLinkedGroup", reads: [.reading("accessibilityLinkedGroup", Self.self) { $0.id }],
            forms: [
                form(.required("id", AnyHashable.self), .required("namespace", Namespace.ID.self)) {
                    Value(id: $0, namespace: $1)
                }
            ])
    }
}

extension View {
    /// Says that the view and others with the same id in the namespace belong together, wherever they stand.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        attribute(ModifierType.AccessibilityLinkedGroup.self, .init(id: id, namespace: namespace))
    }
}

extension ModifierReaders {
    /// By what the group is known that the view belongs to.
    public var accessibilityLinkedGroup: ModifierReader<(id: AnyHashable, namespace: Namespace.ID)> {
        .init(ModifierType.AccessibilityLinkedGroup.self) { ($0.id, $0.namespace) }
    }
}
