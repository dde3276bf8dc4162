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
    @AttributeModifier(.required("visibility", Visibility.self), .defaulted("edges", VerticalEdge.Set.all))
    public var listRowSeparator: ModifierReader<(visibility: Visibility, edges: VerticalEdge.Set)>
    @AttributeModifier(.optional("color", Color.self, positional: true), .defaulted("edges", VerticalEdge.Set.all))
    public var listRowSeparatorTint: ModifierReader<(color: Color?, edges: VerticalEdge.Set)>
    @AttributeModifier(.required("visibility", Visibility.self), .defaulted("edges", VerticalEdge.Set.all))
    public var listSectionSeparator: ModifierReader<(visibility: Visibility, edges: VerticalEdge.Set)>
    @AttributeModifier(.optional("color", Color.self, positional: true), .defaulted("edges", VerticalEdge.Set.all))
    public var listSectionSeparatorTint: ModifierReader<(color: Color?, edges: VerticalEdge.Set)>
}
