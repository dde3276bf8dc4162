extension View {
    /// Marks the view as private, so that it can be redacted where others may look.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        attribute(ModifierType.PrivacySensitive.self, sensitive)
    }
}

extension ModifierType {
    @AttributeModifier("sensitive", default: true) public var privacySensitive: ModifierReader<Bool>
}
