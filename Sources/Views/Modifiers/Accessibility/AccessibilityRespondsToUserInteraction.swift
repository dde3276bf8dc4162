extension View {
    /// Sets whether the view responds to user interaction, in place of what is inferred.
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    {
        attribute(ModifierType.AccessibilityRespondsToUserInteraction.self, respondsToUserInteraction)
    }
}

extension ModifierType {
    @AttributeModifier("respondsToUserInteraction", default: true)
    public var accessibilityRespondsToUserInteraction: ModifierReader<Bool>
}
