/// The role of a view in a pair of a label and its content.
public nonisolated enum AccessibilityLabeledPairRole: Hashable, CaseIterable, Sendable, NamedValues {
    /// The label of the other view.
    case label
    /// The content that the other view labels.
    case content

    public static var dynamicName: String { "role in a labeled pair" }
}

extension ModifierType {
    public enum AccessibilityLabeledPair: AttributeModifierType {
        /// The role of the view; the other one has the same id in the same namespace.
        public struct Value {
            let role: AccessibilityLabeledPairRole
            let id: AnyHashable
            let namespace: Namespace.ID
        }

        public static let attribute = ModifierAttribute<Value>(
            "AccessibilityLabeledPair",
            reads: [
                .reading("accessibilityLabeledPair") {
                    DynamicValue.record(["role": $0.role.dynamicValue, "id": $0.id.dynamicValue])
                }
            ],
            forms: [
                .form(
                    .required("role", AccessibilityLabeledPairRole.self), .required("id", AnyHashable.self),
                    .required("namespace", Namespace.ID.self)
                ) { Value(role: $0, id: $1, namespace: $2) }
            ])
    }

    /// The role of the view in its pair, and the id and namespace of the pair.
    public var accessibilityLabeledPair:
        ModifierReader<(role: AccessibilityLabeledPairRole, id: AnyHashable, namespace: Namespace.ID)>
    {
        .init(ModifierType.AccessibilityLabeledPair.self) { ($0.role, $0.id, $0.namespace) }
    }
}

extension View {
    /// Pairs the view with the one that has the same id in the namespace: one of them is the label of the other.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        attribute(ModifierType.AccessibilityLabeledPair.self, .init(role: role, id: id, namespace: namespace))
    }
}
