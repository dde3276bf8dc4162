extension View {
    /// Sets whether the characters of the texts in the view all have the same width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        attribute(ModifierType.Monospaced.self, isActive)
    }
}

extension ModifierType {
    @AttributeModifier("isActive", default: true) public var monospaced: ModifierReader<Bool>
}
