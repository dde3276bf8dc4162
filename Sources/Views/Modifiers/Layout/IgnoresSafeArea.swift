extension ModifierType {
    /// Lets a view reach under bars, the sides of the device, or the keyboard.
    public enum IgnoresSafeArea: AttributeModifierType {
        public typealias Value = (regions: SafeAreaRegions, edges: Edge.Set)
        public static let kind = attribute(
            "IgnoresSafeArea",
            reads: [
                .record("ignoresSafeArea", Self.self) { ["regions": $0.regions, "edges": $0.edges] }
            ],
            forms: [
                form(
                    .defaulted("regions", SafeAreaRegions.all, positional: true), .defaulted("edges", Edge.Set.all)
                ) { ($0, $1) }
            ])
    }
}

extension View {
    /// Lets the view reach under bars, the sides of the device, or the keyboard.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        attribute(ModifierType.IgnoresSafeArea.self, (regions, edges))
    }
}

extension ModifierReaders {
    /// What a modifier of this view lets it reach under, and on which sides.
    public var ignoresSafeArea: ModifierReader<(regions: SafeAreaRegions, edges: Edge.Set)> {
        .init(ModifierType.IgnoresSafeArea.self)
    }
}
