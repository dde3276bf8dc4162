extension View {
    /// Sets whether the content of the view is drawn as out of date while the screen waits for an update.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        attribute(ModifierType.InvalidatableContent.self, invalidatable)
    }
}

extension ModifierType {
    @AttributeModifier("invalidatable", default: true) public var invalidatableContent: ModifierReader<Bool>
}
