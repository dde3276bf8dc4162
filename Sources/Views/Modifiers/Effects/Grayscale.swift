extension ModifierType {
    /// Takes the color out of a view: 0 leaves it as it is, 1 makes it gray.
    public enum Grayscale: AttributeModifierType {
        public typealias Value = Double
        public static let kind = attribute("Grayscale", .required("amount", Double.self))
    }
}

extension View {
    /// Takes the color out of the view: 0 leaves it as it is, 1 makes it gray.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        attribute(ModifierType.Grayscale.self, amount)
    }
}

extension ModifierReaders {
    /// How much of the color a modifier of this view takes out, from 0 to 1.
    public var grayscale: ModifierReader<Double> {
        .init(ModifierType.Grayscale.self)
    }
}
