extension ModifierType {
    public enum TextSelection: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "TextSelection", reads: [.reading("textSelection") { $0 }],
            forms: [
                .form(.required("selectability", TextSelectabilityName.self)) { (name: TextSelectabilityName) in
                    name == TextSelectabilityName.enabled
                }
            ])
    }

    public var textSelection: ModifierReader<Bool> { .init(ModifierType.TextSelection.self) }
}

extension View {
    /// Sets whether the user can select the texts in the view.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        attribute(ModifierType.TextSelection.self, S.allowsSelection)
    }
}
