extension ModifierType {
    /// Lets what is behind a view show through its dark parts.
    public enum LuminanceToAlpha: AttributeModifierType {
        public typealias Value = Void
        public static let kind = attribute("LuminanceToAlpha")
    }
}

extension View {
    /// Lets what is behind the view show through its dark parts.
    public nonisolated func luminanceToAlpha() -> some View {
        attribute(ModifierType.LuminanceToAlpha.self, ())
    }
}

extension ModifierReaders {
    /// Passes where a modifier of this view makes its dark parts transparent. Throws
    /// `InspectionError.modifierNotFound` where none does.
    public var luminanceToAlpha: ModifierReader<Void> {
        .init(ModifierType.LuminanceToAlpha.self)
    }
}
