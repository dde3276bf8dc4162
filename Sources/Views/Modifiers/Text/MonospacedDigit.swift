extension ModifierType {
    /// Gives all digits of the texts in a view the same width.
    public enum MonospacedDigit: AttributeModifierType {
        public typealias Value = Void
        public static let kind = attribute("MonospacedDigit")
    }
}

extension View {
    /// Gives all digits of the texts in the view the same width.
    public nonisolated func monospacedDigit() -> some View {
        attribute(ModifierType.MonospacedDigit.self, ())
    }
}

extension ModifierReaders {
    /// Passes where a modifier of this view gives all digits the same width. Throws
    /// `InspectionError.modifierNotFound` where none does.
    public var monospacedDigit: ModifierReader<Void> {
        .init(ModifierType.MonospacedDigit.self)
    }
}
