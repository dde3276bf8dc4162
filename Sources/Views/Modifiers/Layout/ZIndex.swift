extension View {
    /// Sets the order of overlapping views: higher numbers are in front. The default is 0.
    public nonisolated func zIndex(_ value: Double) -> some View { attribute(ModifierType.ZIndex.self, value) }
}

extension ModifierType {
    @AttributeModifier("value") public var zIndex: ModifierReader<Double>
}

extension ModifierType.ZIndex: ArrangedAttribute {
    package static func layoutRole(_ value: Double, in place: LayoutPlace) -> LayoutRole? {
        .trait { $0.zIndex = value }
    }
}
