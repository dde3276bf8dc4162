extension ModifierType {
    /// Says how much room a preview gives a view.
    public enum PreviewLayout: AttributeModifierType {
        public typealias Value = Views.PreviewLayout
        public static let kind = attribute("PreviewLayout", .required("value", Views.PreviewLayout.self))
    }
}

extension View {
    /// Says how much room a preview gives the view.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        attribute(ModifierType.PreviewLayout.self, value)
    }
}

extension ModifierReaders {
    /// How much room a modifier has this view previewed in.
    public var previewLayout: ModifierReader<PreviewLayout> {
        .init(ModifierType.PreviewLayout.self)
    }
}
