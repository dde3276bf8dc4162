extension View {
    /// Adds padding to these edges that suits the window.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        attribute(ModifierType.ScenePadding.self, edges)
    }
}

extension ModifierType {
    public enum ScenePadding: AttributeModifierType {
        public static let attribute = ModifierAttribute<Edge.Set>("ScenePadding", "edges", default: Edge.Set.all)
    }

    public var scenePadding: ModifierReader<Edge.Set> { .init(ModifierType.ScenePadding.self) }
}
