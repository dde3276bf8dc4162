extension EnvironmentValues {
    /// The letters that are capitalized during typing.
    @Entry var autocapitalization: UITextAutocapitalizationType = .sentences
}

extension View {
    /// Sets what is capitalized in the input. Deprecated in SwiftUI.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        setting(ModifierType.Autocapitalization.self, style)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.autocapitalization, "style")
    public var autocapitalization: ModifierReader<UITextAutocapitalizationType>
}
