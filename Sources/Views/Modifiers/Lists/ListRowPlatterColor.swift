extension View {
    /// Sets the color of the platter below the row of a list; nil is the default.
    public nonisolated func listRowPlatterColor(_ color: Color?) -> some View {
        attribute(ModifierType.ListRowPlatterColor.self, color)
    }
}

extension ModifierType {
    @AttributeModifier("color") public var listRowPlatterColor: ModifierReader<Color?>
}
