extension View {
    /// Sets the keyboard for input into the view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        attribute(ModifierType.KeyboardType.self, type)
    }
}

extension ModifierType {
    @AttributeModifier("type") public var keyboardType: ModifierReader<UIKeyboardType>
}
