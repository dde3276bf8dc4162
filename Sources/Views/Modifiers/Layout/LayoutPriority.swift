extension View {
    /// Sets the priority of the view where space is short: views with a higher one get it first. The default is 0.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        attribute(ModifierType.LayoutPriority.self, value)
    }
}

extension ModifierType {
    public enum LayoutPriority: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("LayoutPriority", "value")
    }
}

extension ModifierReaders {
    public var layoutPriority: ModifierReader<Double> { .init(ModifierType.LayoutPriority.self) }
}
