extension View {
    /// Sets the label of the key that submits the input into the view.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        attribute(ModifierType.SubmitLabel.self, submitLabel)
    }
}

extension ModifierType {
    public enum SubmitLabel: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.SubmitLabel>("SubmitLabel", "submitLabel")
    }
}

extension ModifierReaders {
    public var submitLabel: ModifierReader<SubmitLabel> { .init(ModifierType.SubmitLabel.self) }
}
