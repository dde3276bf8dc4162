extension ModifierType {
    /// Says which views get room first where there is too little: those with more.
    public enum LayoutPriority: AttributeModifierType {
        public typealias Value = Double
        public static let kind = attribute("LayoutPriority", .required("value", Double.self))
    }
}

extension View {
    /// Says whether the view gets room first where there is too little: views with more do. Without it a view has
    /// 0.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        attribute(ModifierType.LayoutPriority.self, value)
    }
}

extension ModifierReaders {
    /// The priority that a modifier of this view gives it where there is too little room.
    public var layoutPriority: ModifierReader<Double> {
        .init(ModifierType.LayoutPriority.self)
    }
}
