extension ModifierType {
    /// Says how early a view is read out among its siblings: the one with more first.
    public enum AccessibilitySortPriority: AttributeModifierType {
        public typealias Value = Double
        public static let kind = attribute("AccessibilitySortPriority", .required("sortPriority", Double.self))
    }
}

extension View {
    /// Says how early the view is read out among its siblings: the one with more first.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        attribute(ModifierType.AccessibilitySortPriority.self, sortPriority)
    }

    /// Says how early the view is read out among its siblings: the one with more first. The call of older source.
    public nonisolated func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }
}

extension ModifierReaders {
    /// How early a modifier of the view lets it be read out.
    public var accessibilitySortPriority: ModifierReader<Double> { .init(ModifierType.AccessibilitySortPriority.self) }
}
