extension ModifierType {
    /// Says which of overlapping views is in front: the one with more.
    public enum ZIndex: AttributeModifierType {
        public typealias Value = Double
        public static let kind = attribute("ZIndex", .required("value", Double.self))
    }
}

extension View {
    /// Says which of overlapping views is in front: the one with more. Without it a view has 0.
    public nonisolated func zIndex(_ value: Double) -> some View { attribute(ModifierType.ZIndex.self, value) }
}

extension ModifierReaders {
    /// How far in front a modifier of this view puts it.
    public var zIndex: ModifierReader<Double> { .init(ModifierType.ZIndex.self) }
}
