extension ModifierType {
    /// Changes the contrast of a view: 1 leaves it as it is, 0 makes it gray.
    public enum Contrast: AttributeModifierType {
        public typealias Value = Double
        public static let kind = attribute("Contrast", .required("amount", Double.self))
    }
}

extension View {
    /// Changes the contrast of the view: 1 leaves it as it is, 0 makes it gray.
    public nonisolated func contrast(_ amount: Double) -> some View {
        attribute(ModifierType.Contrast.self, amount)
    }
}

extension ModifierReaders {
    /// The contrast that a modifier of this view gives it, 1 for the usual one.
    public var contrast: ModifierReader<Double> {
        .init(ModifierType.Contrast.self)
    }
}
