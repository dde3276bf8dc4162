extension View {
    /// Extends the view out of the safe area: under bars, the edges of the device, or the keyboard.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        attribute(ModifierType.IgnoresSafeArea.self, (regions, edges))
    }
}

extension ModifierType {
    @AttributeModifier(.defaulted("regions", SafeAreaRegions.all, positional: true), .defaulted("edges", Edge.Set.all))
    public var ignoresSafeArea: ModifierReader<(regions: SafeAreaRegions, edges: Edge.Set)>
}

extension ModifierType.IgnoresSafeArea: ArrangedAttribute {
    package static func layoutRole(
        _ value: (SafeAreaRegions, Edge.Set), in place: LayoutPlace
    ) -> LayoutRole? {
        let (regions, edges) = value
        return .arranging(
            IgnoringSafeAreaLayout(
                edges: edges, container: regions.contains(.container), keyboard: regions.contains(.keyboard)))
    }
}

extension ModifierType.EdgesIgnoringSafeArea: ArrangedAttribute {
    package static func layoutRole(_ value: Edge.Set, in place: LayoutPlace) -> LayoutRole? {
        .arranging(IgnoringSafeAreaLayout(edges: value))
    }
}
