extension View {
    /// Sets the alignment of the column of the grid that the view stands in.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        attribute(ModifierType.GridColumnAlignment.self, guide)
    }
}

extension ModifierType {
    @AttributeModifier("guide") public var gridColumnAlignment: ModifierReader<HorizontalAlignment>
}

extension ModifierType.GridColumnAlignment: ArrangedAttribute {
    package static func layoutRole(_ value: HorizontalAlignment, in place: LayoutPlace) -> LayoutRole? {
        .trait { $0[GridColumnGuide.self] = value }
    }
}
