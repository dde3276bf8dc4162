extension View {
    /// Sets whether the text editors in the view prevent searches in their text.
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
        attribute(ModifierType.FindDisabled.self, isDisabled)
    }
}

extension ModifierType {
    @AttributeModifier("isDisabled", default: true) public var findDisabled: ModifierReader<Bool>
}
