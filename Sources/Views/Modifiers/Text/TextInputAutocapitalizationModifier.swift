extension View {
    /// Sets what is capitalized in the input; nil leaves it to the system.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        attribute(ModifierType.TextInputAutocapitalization.self, autocapitalization)
    }
}

extension ModifierType {
    public enum TextInputAutocapitalization: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.TextInputAutocapitalization?>(
            "TextInputAutocapitalization", "autocapitalization")
    }
}

extension ModifierReaders {
    public var textInputAutocapitalization: ModifierReader<TextInputAutocapitalization?> {
        .init(ModifierType.TextInputAutocapitalization.self)
    }
}
