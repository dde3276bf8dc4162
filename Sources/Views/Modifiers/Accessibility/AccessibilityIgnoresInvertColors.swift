extension View {
    /// Keeps the colors of the view, such as a photo, when the system inverts colors.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        attribute(ModifierType.AccessibilityIgnoresInvertColors.self, active)
    }
}

extension ModifierType {
    public enum AccessibilityIgnoresInvertColors: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "AccessibilityIgnoresInvertColors", "active", default: true)
    }
}

extension ModifierReaders {
    public var accessibilityIgnoresInvertColors: ModifierReader<Bool> {
        .init(ModifierType.AccessibilityIgnoresInvertColors.self)
    }
}
