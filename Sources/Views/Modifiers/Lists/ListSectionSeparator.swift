extension View {
    /// Sets the visibility of the separators at some edges of the section of a list.
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        attribute(ModifierType.ListSectionSeparator.self, (visibility, edges))
    }
}

extension ModifierType {
    public enum ListSectionSeparator: AttributeModifierType {
        public static let attribute = ModifierAttribute<(Visibility, VerticalEdge.Set)>(
            "ListSectionSeparator", .required("visibility"), .defaulted("edges", .all))
    }

    public var listSectionSeparator: ModifierReader<(visibility: Visibility, edges: VerticalEdge.Set)> {
        .init(ModifierType.ListSectionSeparator.self) { $0 }
    }
}
