extension View {
    /// Sets whether the view is mirrored in a right-to-left layout.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        attribute(ModifierType.FlipsForRightToLeftLayoutDirection.self, enabled)
    }
}

extension ModifierType {
    @AttributeModifier("enabled") public var flipsForRightToLeftLayoutDirection: ModifierReader<Bool>
}
