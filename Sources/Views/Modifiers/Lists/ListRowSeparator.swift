extension ModifierType {
    /// Shows or hides the lines above and below a row of a list.
    public enum ListRowSeparator: AttributeModifierType {
        public typealias Value = (visibility: Visibility, edges: VerticalEdge.Set)
        public static let kind = attribute(
            "ListRowSeparator",
            reads: [
                .record("listRowSeparator", Self.self) { ["visibility": $0.visibility, "edges": $0.edges] }
            ],
            forms: [
                form(.required("visibility", Visibility.self), .defaulted("edges", VerticalEdge.Set.all)) { ($0, $1) }
            ])
    }
}

extension View {
    /// Shows or hides the lines above and below a row of a list.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        attribute(ModifierType.ListRowSeparator.self, (visibility, edges))
    }
}

extension ModifierReaders {
    /// Whether a modifier of this row shows the lines above and below it, and which of them.
    public var listRowSeparator: ModifierReader<(visibility: Visibility, edges: VerticalEdge.Set)> {
        .init(ModifierType.ListRowSeparator.self)
    }
}
