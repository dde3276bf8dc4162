extension View {
    /// Sets the order of overlapping views: higher numbers are in front. The default is 0.
    public nonisolated func zIndex(_ value: Double) -> some View { attribute(ModifierType.ZIndex.self, value) }
}

extension ModifierType {
    public enum ZIndex: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("ZIndex", "value")
    }
}

extension ModifierReaders {
    public var zIndex: ModifierReader<Double> { .init(ModifierType.ZIndex.self) }
}
