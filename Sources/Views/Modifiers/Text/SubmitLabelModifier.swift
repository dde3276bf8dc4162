extension View {
    /// Sets the label of the key that submits the input into the view.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        attribute(ModifierType.SubmitLabel.self, submitLabel)
    }
}

extension ModifierType {
    @AttributeModifier("submitLabel") public var submitLabel: ModifierReader<Views.SubmitLabel>
}
