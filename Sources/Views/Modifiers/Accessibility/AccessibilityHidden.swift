extension ModifierType {
    /// Hides a view from those who can't see it, or not.
    public enum AccessibilityHidden: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("AccessibilityHidden", .required("hidden", Bool.self))
    }
}

extension View {
    /// Hides the view from those who can't see it, or not.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        attribute(ModifierType.AccessibilityHidden.self, hidden)
    }

    /// Hides the view from those who can't see it, or not. The call of older source.
    public nonisolated func accessibility(hidden: Bool) -> some View {
        accessibilityHidden(hidden)
    }
}

extension ModifierReaders {
    /// Whether a modifier of the view hides it from those who can't see it.
    public var accessibilityHidden: ModifierReader<Bool> { .init(ModifierType.AccessibilityHidden.self) }
}
