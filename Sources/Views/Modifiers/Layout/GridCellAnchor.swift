extension View {
    /// Sets the point of its cell of the grid at which the view stands.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        attribute(ModifierType.GridCellAnchor.self, anchor)
    }
}

extension ModifierType {
    @AttributeModifier("anchor") public var gridCellAnchor: ModifierReader<UnitPoint>
}

extension ModifierType.GridCellAnchor: ArrangedAttribute {
    package static func layoutRole(_ value: UnitPoint, in place: LayoutPlace) -> LayoutRole? {
        .trait { $0[GridAnchor.self] = value }
    }
}
