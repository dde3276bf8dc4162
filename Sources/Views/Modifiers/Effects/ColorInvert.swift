extension ModifierType {
    /// Turns the colors of a view into their opposites.
    public enum ColorInvert: AttributeModifierType {
        public typealias Value = Void
        public static let kind = attribute("ColorInvert")
    }
}

extension View {
    /// Turns the colors of the view into their opposites.
    public nonisolated func colorInvert() -> some View {
        attribute(ModifierType.ColorInvert.self, ())
    }
}

extension ModifierReaders {
    /// Passes where a modifier of this view inverts its colors. Throws `InspectionError.modifierNotFound` where
    /// none does.
    public var colorInvert: ModifierReader<Void> {
        .init(ModifierType.ColorInvert.self)
    }
}
