extension View {
    /// Sets the order in which assistive technologies read the view among its siblings: higher numbers come first.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        attribute(ModifierType.AccessibilitySortPriority.self, sortPriority)
    }
}

extension ModifierType {
    @AttributeModifier("sortPriority") public var accessibilitySortPriority: ModifierReader<Double>
}
