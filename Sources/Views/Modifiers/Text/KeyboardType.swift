extension View {
    /// Sets the keyboard for input into the view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        attribute(ModifierType.KeyboardType.self, type)
    }
}

extension ModifierType {
    public enum KeyboardType: AttributeModifierType {
        public static let attribute = ModifierAttribute<UIKeyboardType>("KeyboardType", "type")
    }
}

extension ModifierReaders {
    public var keyboardType: ModifierReader<UIKeyboardType> { .init(ModifierType.KeyboardType.self) }
}
