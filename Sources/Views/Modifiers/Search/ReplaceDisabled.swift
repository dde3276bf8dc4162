extension View {
    /// Sets whether searches in the text editors in the view prevent replacing.
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        attribute(ModifierType.ReplaceDisabled.self, isDisabled)
    }
}

extension ModifierType {
    @AttributeModifier("isDisabled", default: true) public var replaceDisabled: ModifierReader<Bool>
}
