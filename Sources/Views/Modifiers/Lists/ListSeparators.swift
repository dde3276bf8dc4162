extension View {
    /// Sets the visibility of the separators at some edges of the row of a list.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        attribute(ModifierType.ListRowSeparator.self, (visibility, edges))
    }

    /// Sets the color of the separators at some edges of the row of a list; nil is the default.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        attribute(ModifierType.ListRowSeparatorTint.self, (color, edges))
    }

    /// Sets the visibility of the separators at some edges of the section of a list.
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        attribute(ModifierType.ListSectionSeparator.self, (visibility, edges))
    }

    /// Sets the color of the separators at some edges of the section of a list; nil is the default.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        attribute(ModifierType.ListSectionSeparatorTint.self, (color, edges))
    }
}

extension ModifierType {
    public enum ListRowSeparator: AttributeModifierType {
        public static let attribute = ModifierAttribute<(Visibility, VerticalEdge.Set)>(
            "ListRowSeparator", .required("visibility"), .defaulted("edges", .all))
    }

    public enum ListRowSeparatorTint: AttributeModifierType {
        public static let attribute = ModifierAttribute<(Color?, VerticalEdge.Set)>(
            "ListRowSeparatorTint", .optional("color", Color.self, positional: true), .defaulted("edges", .all))
    }

    public enum ListSectionSeparator: AttributeModifierType {
        public static let attribute = ModifierAttribute<(Visibility, VerticalEdge.Set)>(
            "ListSectionSeparator", .required("visibility"), .defaulted("edges", .all))
    }

    public enum ListSectionSeparatorTint: AttributeModifierType {
        public static let attribute = ModifierAttribute<(Color?, VerticalEdge.Set)>(
            "ListSectionSeparatorTint", .optional("color", Color.self, positional: true), .defaulted("edges", .all))
    }
}

extension ModifierReaders {
    public var listRowSeparator: ModifierReader<(visibility: Visibility, edges: VerticalEdge.Set)> {
        .init(ModifierType.ListRowSeparator.self) { $0 }
    }

    public var listRowSeparatorTint: ModifierReader<(color: Color?, edges: VerticalEdge.Set)> {
        .init(ModifierType.ListRowSeparatorTint.self) { $0 }
    }

    public var listSectionSeparator: ModifierReader<(visibility: Visibility, edges: VerticalEdge.Set)> {
        .init(ModifierType.ListSectionSeparator.self) { $0 }
    }

    public var listSectionSeparatorTint: ModifierReader<(color: Color?, edges: VerticalEdge.Set)> {
        .init(ModifierType.ListSectionSeparatorTint.self) { $0 }
    }
}
