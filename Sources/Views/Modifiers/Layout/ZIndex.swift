extension View {
    /// Sets the order of overlapping views: higher numbers are in front. The default is 0.
    public nonisolated func zIndex(_ value: Double) -> some View { attribute(ModifierType.ZIndex.self, value) }
}

extension ModifierType {
    @AttributeModifier("value") public var zIndex: ModifierReader<Double>
}
