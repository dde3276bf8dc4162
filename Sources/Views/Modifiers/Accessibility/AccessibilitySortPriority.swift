extension View {
    /// Sets the order in which assistive technologies read the view among its siblings: higher numbers come first.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        attribute(ModifierType.AccessibilitySortPriority.self, sortPriority)
    }

    /// Sets the order in which assistive technologies read the view among its siblings. Deprecated in SwiftUI.
    public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}

extension ModifierType {
    @AttributeModifier("sortPriority") public var accessibilitySortPriority: ModifierReader<Double>
}
