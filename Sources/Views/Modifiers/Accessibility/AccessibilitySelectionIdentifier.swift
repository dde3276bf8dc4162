extension View {
    /// Sets the value, of those that a control offers, that the view stands for.
    public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View {
        attribute(ModifierType.AccessibilitySelectionIdentifier.self, selectionIdentifier)
    }
}

extension ModifierType {
    /// Sets the value, of those that a control offers, that a view stands for.
    public enum AccessibilitySelectionIdentifier: AttributeModifierType {
        public static let attribute = ModifierAttribute<AnyHashable>("AccessibilitySelectionIdentifier", "identifier")
    }

    /// The value, of those that a control offers, that the view stands for.
    public var accessibilitySelectionIdentifier: ModifierReader<AnyHashable> {
        .init(ModifierType.AccessibilitySelectionIdentifier.self)
    }
}
