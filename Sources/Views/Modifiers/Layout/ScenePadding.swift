extension ModifierType {
    /// Puts as much space around a view as suits the window.
    public enum ScenePadding: AttributeModifierType {
        public typealias Value = Edge.Set
        public static let kind = attribute("ScenePadding", .defaulted("edges", Edge.Set.all, positional: true))
    }
}

extension View {
    /// Puts as much space on these sides of the view as suits the window.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        attribute(ModifierType.ScenePadding.self, edges)
    }
}

extension ModifierReaders {
    /// The sides on which a modifier of this view puts as much space as suits the window.
    public var scenePadding: ModifierReader<Edge.Set> {
        .init(ModifierType.ScenePadding.self)
    }
}
