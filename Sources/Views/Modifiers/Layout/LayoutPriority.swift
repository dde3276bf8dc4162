extension View {
    /// Sets the priority of the view where space is short: views with a higher one get it first. The default is 0.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        attribute(ModifierType.LayoutPriority.self, value)
    }
}

extension ModifierType {
    @AttributeModifier("value") public var layoutPriority: ModifierReader<Double>
}

extension ModifierType.LayoutPriority: ArrangedAttribute {
    package static func layoutRole(_ value: Double, in place: LayoutPlace) -> LayoutRole? {
        .trait { $0.priority = value }
    }
}
