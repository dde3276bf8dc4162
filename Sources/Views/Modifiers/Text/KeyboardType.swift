extension ModifierType {
    /// Says which keyboard fits what is typed into a view.
    public enum KeyboardType: AttributeModifierType {
        public typealias Value = UIKeyboardType
        public static let kind = attribute("KeyboardType", .required("type", UIKeyboardType.self))
    }
}

extension View {
    /// Says which keyboard fits what is typed into the view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        attribute(ModifierType.KeyboardType.self, type)
    }
}

extension ModifierReaders {
    /// The keyboard that a modifier of this view asks for.
    public var keyboardType: ModifierReader<UIKeyboardType> {
        .init(ModifierType.KeyboardType.self)
    }
}
