extension View {
    /// Keeps the colors of the view, such as a photo, when the system inverts colors.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        attribute(ModifierType.AccessibilityIgnoresInvertColors.self, active)
    }
}

extension ModifierType {
    @AttributeModifier("active", default: true) public var accessibilityIgnoresInvertColors: ModifierReader<Bool>
}
