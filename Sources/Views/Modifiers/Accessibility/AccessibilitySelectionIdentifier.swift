extension ModifierType {
    /// Says which of the values that a control offers a view stands for.
    public enum AccessibilitySelectionIdentifier: AttributeModifierType {
        public typealias Value = AnyHashable
        public static let kind = attribute(
            "AccessibilitySelectionIdentifier", .required("identifier", AnyHashable.self))
    }
}

extension View {
    /// Says which of the values that a control offers the view stands for.
    public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View {
        attribute(ModifierType.AccessibilitySelectionIdentifier.self, selectionIdentifier)
    }
}

extension ModifierReaders {
    /// Which of the values that a control offers the view stands for.
    public var accessibilitySelectionIdentifier: ModifierReader<AnyHashable> {
        .init(ModifierType.AccessibilitySelectionIdentifier.self)
    }
}
