extension View {
    /// Sets an identifier of the view, which is never shown, so that tests find it.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        attribute(ModifierType.AccessibilityIdentifier.self, identifier)
    }
}

extension ModifierType {
    @AttributeModifier("identifier") public var accessibilityIdentifier: ModifierReader<String>
}
