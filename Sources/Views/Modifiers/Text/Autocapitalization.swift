extension View {
    /// Sets what is capitalized in the input. Deprecated in SwiftUI.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        attribute(ModifierType.Autocapitalization.self, style)
    }
}

extension ModifierType {
    @AttributeModifier("style") public var autocapitalization: ModifierReader<UITextAutocapitalizationType>
}
