/// Gives a view a name that nobody sees, for tests to find it by.
public nonisolated struct _AccessibilityIdentifierModifier: PrimitiveModifier, Equatable {
    /// The name.
    public let identifier: String

    /// The kind that describes it.
    public var kind: Kind { ModifierType.AccessibilityIdentifier.kind }
}

extension ModifierType {
    /// Gives a view a name that nobody sees.
    public enum AccessibilityIdentifier: KnownModifierType {
        /// The description of the kind.
        public static let kind = Kind(
            "AccessibilityIdentifier", role: .modifier,
            summary: "Gives a view a name that nobody sees, for tests to find it by.",
            members: [Member("accessibilityIdentifier") { try ModifierReaders().accessibilityIdentifier($0) }],
            forms: [
                DynamicForm(.required("identifier", String.self)) { _AccessibilityIdentifierModifier(identifier: $0) }
            ])
    }
}

extension View {
    /// Gives the view a name that nobody sees, for tests to find it by.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(_AccessibilityIdentifierModifier(identifier: identifier))
    }
}

extension ModifierReaders {
    /// The name that nobody sees.
    public var accessibilityIdentifier: ModifierReader<String> {
        .init("accessibilityIdentifier", _AccessibilityIdentifierModifier.self) { $0.identifier }
    }
}
