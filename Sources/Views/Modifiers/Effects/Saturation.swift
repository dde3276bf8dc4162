extension ModifierType {
    /// Changes how strong the colors of a view are: 1 leaves them as they are, 0 makes them gray.
    public enum Saturation: AttributeModifierType {
        public typealias Value = Double
        public static let kind = attribute("Saturation", .required("amount", Double.self))
    }
}

extension View {
    /// Changes how strong the colors of the view are: 1 leaves them as they are, 0 makes them gray.
    public nonisolated func saturation(_ amount: Double) -> some View {
        attribute(ModifierType.Saturation.self, amount)
    }
}

extension ModifierReaders {
    /// How strong a modifier of this view makes its colors, 1 for the usual strength.
    public var saturation: ModifierReader<Double> {
        .init(ModifierType.Saturation.self)
    }
}
