extension View {
    /// Sets the visibility of the headers of the columns of the tables in the view.
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
        attribute(ModifierType.TableColumnHeaders.self, visibility)
    }
}

extension ModifierType {
    @AttributeModifier("visibility") public var tableColumnHeaders: ModifierReader<Visibility>
}
