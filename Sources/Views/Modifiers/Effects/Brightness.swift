extension ModifierType {
    /// Makes a view brighter: 0 leaves it as it is, 1 makes it white.
    public enum Brightness: AttributeModifierType {
        public typealias Value = Double
        public static let kind = attribute("Brightness", .required("amount", Double.self))
    }
}

extension View {
    /// Makes the view brighter: 0 leaves it as it is, 1 makes it white.
    public nonisolated func brightness(_ amount: Double) -> some View {
        attribute(ModifierType.Brightness.self, amount)
    }
}

extension ModifierReaders {
    /// By how much a modifier of this view makes it brighter.
    public var brightness: ModifierReader<Double> {
        .init(ModifierType.Brightness.self)
    }
}
