extension ModifierType {
    /// Says what the key is called that ends what is typed into a view.
    public enum SubmitLabel: AttributeModifierType {
        public typealias Value = Views.SubmitLabel
        public static let kind = attribute("SubmitLabel", .required("submitLabel", Views.SubmitLabel.self))
    }
}

extension View {
    /// Says what the key is called that ends what is typed into the view.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        attribute(ModifierType.SubmitLabel.self, submitLabel)
    }
}

extension ModifierReaders {
    /// What a modifier of this view calls the key that ends what is typed.
    public var submitLabel: ModifierReader<SubmitLabel> {
        .init(ModifierType.SubmitLabel.self)
    }
}
