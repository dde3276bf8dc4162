extension ModifierType {
    /// Keeps the colors of a view, such as a photo, when the others are inverted.
    public enum AccessibilityIgnoresInvertColors: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute(
            "AccessibilityIgnoresInvertColors",
            .defaulted("active", true, positional: true))
    }
}

extension View {
    /// Keeps the colors of the view when the others are inverted, or not.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        attribute(ModifierType.AccessibilityIgnoresInvertColors.self, active)
    }
}

extension ModifierReaders {
    /// Whether a modifier of the view keeps its colors when the others are inverted.
    public var accessibilityIgnoresInvertColors: ModifierReader<Bool> {
        .init(ModifierType.AccessibilityIgnoresInvertColors.self)
    }
}
