extension View {
    /// Sets how many columns of the grid the view takes.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        attribute(ModifierType.GridCellColumns.self, count)
    }
}

extension ModifierType {
    @AttributeModifier("count") public var gridCellColumns: ModifierReader<Int>
}

extension ModifierType.GridCellColumns: ArrangedAttribute {
    package static func layoutRole(_ value: Int, in place: LayoutPlace) -> LayoutRole? {
        .trait { $0[GridSpan.self] = value }
    }
}
