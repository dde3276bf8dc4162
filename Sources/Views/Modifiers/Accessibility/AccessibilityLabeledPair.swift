/// Which of the two a view is, where one says what the other is.
public nonisolated enum AccessibilityLabeledPairRole: Hashable, CaseIterable, Sendable, NamedValues {
    /// It says what the other one is.
    case label
    /// The other one says what it is.
    case content

    public static var dynamicName: String { "role in a labeled pair" }
}

extension ModifierType {
    /// Says that a view and another one are a pair, one of them saying what the other one is.
    public enum AccessibilityLabeledPair: AttributeModifierType {
        /// Which of the two the view is; the other one has the same id in the same namespace.
        public struct Value {
            let role: AccessibilityLabeledPairRole
            let id: AnyHashable
            let namespace: Namespace.ID
        }

        public static let kind = attribute(
            "AccessibilityLabeledPair",
            reads: [
                .reading("accessibilityLabeledPair", Self.self) {
                    DynamicValue.record(["role": $0.role.dynamicValue, "id": $0.id.dynamicValue])
                }
            ],
            forms: [
                form(
                    .required("role", AccessibilityLabeledPairRole.self), .required("id", AnyHashable.self),
                    .required("namespace", Namespace.ID.self)
                ) { Value(role: $0, id: $1, namespace: $2) }
            ])
    }
}

extension View {
    /// Says that the view and another one with the same id in the namespace are a pair, one of them saying what the
    /// other one is.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        attribute(ModifierType.AccessibilityLabeledPair.self, .init(role: role, id: id, namespace: namespace))
    }
}

extension ModifierReaders {
    /// Which of a pair the view is, and by what the pair is known.
    public var accessibilityLabeledPair:
        ModifierReader<(role: AccessibilityLabeledPairRole, id: AnyHashable, namespace: Namespace.ID)>
    {
        .init(ModifierType.AccessibilityLabeledPair.self) { ($0.role, $0.id, $0.namespace) }
    }
}
