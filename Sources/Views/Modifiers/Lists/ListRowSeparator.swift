extension View {
    /// Sets the visibility of the separators at some edges of the row of a list.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        attribute(ModifierType.ListRowSeparator.self, (visibility, edges))
    }
}

extension ModifierType {
    public enum ListRowSeparator: AttributeModifierType {
        public static let attribute = ModifierAttribute<(Visibility, VerticalEdge.Set)>(
            "ListRowSeparator", .required("visibility"), .defaulted("edges", .all))
    }

    public var listRowSeparator: ModifierReader<(visibility: Visibility, edges: VerticalEdge.Set)> {
        .init(ModifierType.ListRowSeparator.self) { $0 }
    }
}
