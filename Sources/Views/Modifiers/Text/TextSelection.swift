extension ModifierType {
    /// Lets a person select the texts in a view, or not.
    public enum TextSelection: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute(
            "TextSelection", reads: [.reading("textSelection", Self.self) { $0 }],
            forms: [
                form(.required("selectability", TextSelectabilityName.self)) { (name: TextSelectabilityName) in
                    name == TextSelectabilityName.enabled
                }
            ])
    }
}

extension View {
    /// Lets a person select the texts in the view, or not.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        attribute(ModifierType.TextSelection.self, S.allowsSelection)
    }
}

extension ModifierReaders {
    /// Whether a modifier lets a person select the texts in this view.
    public var textSelection: ModifierReader<Bool> {
        .init(ModifierType.TextSelection.self)
    }
}
