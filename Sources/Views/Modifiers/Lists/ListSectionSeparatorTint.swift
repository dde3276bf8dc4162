extension ModifierType {
    /// Sets the color of the lines above and below a section of a list; nil is the usual one.
    public enum ListSectionSeparatorTint: AttributeModifierType {
        public typealias Value = (color: Color?, edges: VerticalEdge.Set)
        public static let kind = attribute(
            "ListSectionSeparatorTint",
            reads: [
                .record("listSectionSeparatorTint", Self.self) { ["color": $0.color, "edges": $0.edges] }
            ],
            forms: [
                form(
                    .optional("color", Color.self, positional: true), .defaulted("edges", VerticalEdge.Set.all)
                ) { ($0, $1) }
            ])
    }
}

extension View {
    /// Sets the color of the lines above and below a section of a list; nil is the usual one.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        attribute(ModifierType.ListSectionSeparatorTint.self, (color, edges))
    }
}

extension ModifierReaders {
    /// The color that a modifier of this section gives the lines above and below it, and which of them.
    public var listSectionSeparatorTint: ModifierReader<(color: Color?, edges: VerticalEdge.Set)> {
        .init(ModifierType.ListSectionSeparatorTint.self)
    }
}
