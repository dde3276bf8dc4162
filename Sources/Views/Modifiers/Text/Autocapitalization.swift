extension ModifierType {
    /// Says what becomes a capital while a person types. The call of older source.
    public enum Autocapitalization: AttributeModifierType {
        public typealias Value = UITextAutocapitalizationType
        public static let kind = attribute("Autocapitalization", .required("style", UITextAutocapitalizationType.self))
    }
}

extension View {
    /// Says what becomes a capital while a person types. The call of older source.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        attribute(ModifierType.Autocapitalization.self, style)
    }
}

extension ModifierReaders {
    /// What a modifier of this view makes capitals while a person types.
    public var autocapitalization: ModifierReader<UITextAutocapitalizationType> {
        .init(ModifierType.Autocapitalization.self)
    }
}
