extension ModifierType {
    /// Shows or hides the lines above and below a section of a list.
    public enum ListSectionSeparator: AttributeModifierType {
        public typealias Value = (visibility: Visibility, edges: VerticalEdge.Set)
        public static let kind = attribute(
            "ListSectionSeparator",
            reads: [
                .record("listSectionSeparator", Self.self) { ["visibility": $0.visibility, "edges": $0.edges] }
            ],
            forms: [
                form(.required("visibility", Visibility.self), .defaulted("edges", VerticalEdge.Set.all)) { ($0, $1) }
            ])
    }
}

extension View {
    /// Shows or hides the lines above and below a section of a list.
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        attribute(ModifierType.ListSectionSeparator.self, (visibility, edges))
    }
}

extension ModifierReaders {
    /// Whether a modifier of this section shows the lines above and below it, and which of them.
    public var listSectionSeparator: ModifierReader<(visibility: Visibility, edges: VerticalEdge.Set)> {
        .init(ModifierType.ListSectionSeparator.self)
    }
}
