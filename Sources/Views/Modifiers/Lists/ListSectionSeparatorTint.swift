extension View {
    /// Sets the color of the separators at some edges of the section of a list; nil is the default.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        attribute(ModifierType.ListSectionSeparatorTint.self, (color, edges))
    }
}

extension ModifierType {
    public enum ListSectionSeparatorTint: AttributeModifierType {
        public static let attribute = ModifierAttribute<(Color?, VerticalEdge.Set)>(
            "ListSectionSeparatorTint", .optional("color", Color.self, positional: true), .defaulted("edges", .all))
    }

    public var listSectionSeparatorTint: ModifierReader<(color: Color?, edges: VerticalEdge.Set)> {
        .init(ModifierType.ListSectionSeparatorTint.self) { $0 }
    }
}
