extension View {
    /// Sets what is capitalized in the input. Deprecated in SwiftUI.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        attribute(ModifierType.Autocapitalization.self, style)
    }
}

extension ModifierType {
    public enum Autocapitalization: AttributeModifierType {
        public static let attribute = ModifierAttribute<UITextAutocapitalizationType>("Autocapitalization", "style")
    }
}

extension ModifierReaders {
    public var autocapitalization: ModifierReader<UITextAutocapitalizationType> {
        .init(ModifierType.Autocapitalization.self)
    }
}
