extension View {
    /// Prevents the grid from giving the view more room along these axes than its columns and rows have without it.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        attribute(ModifierType.GridCellUnsizedAxes.self, axes)
    }
}

extension ModifierType {
    @AttributeModifier("axes") public var gridCellUnsizedAxes: ModifierReader<Axis.Set>
}

extension ModifierType.GridCellUnsizedAxes: ArrangedAttribute {
    package static func layoutRole(_ value: Axis.Set, in place: LayoutPlace) -> LayoutRole? {
        .trait { $0[GridUnsizedAxes.self] = value }
    }
}
