extension View {
    /// Sets the space between the row of a list and its content; nil is the default.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        attribute(ModifierType.ListRowInsets.self, insets)
    }
}

extension ModifierType {
    public enum ListRowInsets: AttributeModifierType {
        public static let attribute = ModifierAttribute<EdgeInsets?>("ListRowInsets", "insets")
    }

    /// The insets of this row. Throws `InspectionError.attributeNotFound` for the default.
    public var listRowInsets: ModifierReader<EdgeInsets> { .init(unwrapping: ModifierType.ListRowInsets.self) }
}
