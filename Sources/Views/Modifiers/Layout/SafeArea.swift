extension View {
    /// Extends the view out of the safe area: under bars, the edges of the device, or the keyboard.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        attribute(ModifierType.IgnoresSafeArea.self, (regions, edges))
    }

    /// Extends the view out of the safe area at some edges. Deprecated in SwiftUI.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        attribute(ModifierType.EdgesIgnoringSafeArea.self, edges)
    }

    /// Adds padding to these edges that suits the window.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        attribute(ModifierType.ScenePadding.self, edges)
    }
}

extension ModifierType {
    public enum IgnoresSafeArea: AttributeModifierType {
        public static let attribute = ModifierAttribute<(SafeAreaRegions, Edge.Set)>(
            "IgnoresSafeArea", .defaulted("regions", .all, positional: true), .defaulted("edges", .all))
    }

    public enum EdgesIgnoringSafeArea: AttributeModifierType {
        public static let attribute = ModifierAttribute<Edge.Set>("EdgesIgnoringSafeArea", "edges")
    }

    public enum ScenePadding: AttributeModifierType {
        public static let attribute = ModifierAttribute<Edge.Set>("ScenePadding", "edges", default: Edge.Set.all)
    }
}

extension ModifierReaders {
    public var ignoresSafeArea: ModifierReader<(regions: SafeAreaRegions, edges: Edge.Set)> {
        .init(ModifierType.IgnoresSafeArea.self) { $0 }
    }

    public var edgesIgnoringSafeArea: ModifierReader<Edge.Set> { .init(ModifierType.EdgesIgnoringSafeArea.self) }
    public var scenePadding: ModifierReader<Edge.Set> { .init(ModifierType.ScenePadding.self) }
}
