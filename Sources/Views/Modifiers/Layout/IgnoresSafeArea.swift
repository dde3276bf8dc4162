extension View {
    /// Extends the view out of the safe area: under bars, the edges of the device, or the keyboard.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        attribute(ModifierType.IgnoresSafeArea.self, (regions, edges))
    }
}

extension ModifierType {
    public enum IgnoresSafeArea: AttributeModifierType {
        public static let attribute = ModifierAttribute<(SafeAreaRegions, Edge.Set)>(
            "IgnoresSafeArea", .defaulted("regions", .all, positional: true), .defaulted("edges", .all))
    }

    public var ignoresSafeArea: ModifierReader<(regions: SafeAreaRegions, edges: Edge.Set)> {
        .init(ModifierType.IgnoresSafeArea.self) { $0 }
    }
}
