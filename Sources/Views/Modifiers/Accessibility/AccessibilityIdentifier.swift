extension ModifierType {
    /// Gives a view a name by which tests find it; it is never shown.
    public enum AccessibilityIdentifier: AttributeModifierType {
        public typealias Value = String
        public static let kind = attribute("AccessibilityIdentifier", .required("identifier", String.self))
    }
}

extension View {
    /// Gives the view a name that nobody sees, for tests to find it by.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        attribute(ModifierType.AccessibilityIdentifier.self, identifier)
    }

    /// Gives the view a name that nobody sees, for tests to find it by. The call of older source.
    public nonisolated func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }
}

extension ModifierReaders {
    /// The name that nobody sees.
    public var accessibilityIdentifier: ModifierReader<String> { .init(ModifierType.AccessibilityIdentifier.self) }
}
