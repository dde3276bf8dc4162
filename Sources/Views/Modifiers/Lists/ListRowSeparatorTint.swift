extension View {
    /// Sets the color of the separators at some edges of the row of a list; nil is the default.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        attribute(ModifierType.ListRowSeparatorTint.self, (color, edges))
    }
}

extension ModifierType {
    public enum ListRowSeparatorTint: AttributeModifierType {
        public static let attribute = ModifierAttribute<(Color?, VerticalEdge.Set)>(
            "ListRowSeparatorTint", .optional("color", Color.self, positional: true), .defaulted("edges", .all))
    }

    public var listRowSeparatorTint: ModifierReader<(color: Color?, edges: VerticalEdge.Set)> {
        .init(ModifierType.ListRowSeparatorTint.self) { $0 }
    }
}
