extension EnvironmentValues {
    /// The keyboard for what is typed.
    @Entry var keyboardType: UIKeyboardType = .default
}

extension View {
    /// Sets the keyboard for input into the view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        setting(ModifierType.KeyboardType.self, type)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.keyboardType, "type") public var keyboardType: ModifierReader<UIKeyboardType>
}
