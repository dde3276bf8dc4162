extension ModifierType {
    public enum AccessibilityLinkedGroup: AttributeModifierType {
        /// The id of the group, and the namespace of the id.
        public struct Value {
            let id: AnyHashable
            let namespace: Namespace.ID
        }

        public static let attribute = ModifierAttribute<Value>(
            "AccessibilityLinkedGroup", reads: [.reading("accessibilityLinkedGroup") { $0.id }],
            forms: [
                .form(.required("id", AnyHashable.self), .required("namespace", Namespace.ID.self)) {
                    Value(id: $0, namespace: $1)
                }
            ])
    }

    /// The id and the namespace of the group that the view is linked with.
    public var accessibilityLinkedGroup: ModifierReader<(id: AnyHashable, namespace: Namespace.ID)> {
        .init(ModifierType.AccessibilityLinkedGroup.self) { ($0.id, $0.namespace) }
    }
}

extension View {
    /// Links the view with others that have the same id in the namespace, wherever they are.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        attribute(ModifierType.AccessibilityLinkedGroup.self, .init(id: id, namespace: namespace))
    }
}
