extension ModifierType {
    /// Lets a view reach under bars and the sides of the device. The call of older source.
    public enum EdgesIgnoringSafeArea: AttributeModifierType {
        public typealias Value = Edge.Set
        public static let kind = attribute("EdgesIgnoringSafeArea", .required("edges", Edge.Set.self))
    }
}

extension View {
    /// Lets the view reach under bars and the sides of the device. The call of older source.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        attribute(ModifierType.EdgesIgnoringSafeArea.self, edges)
    }
}

extension ModifierReaders {
    /// The sides on which a modifier of this view lets it reach under bars.
    public var edgesIgnoringSafeArea: ModifierReader<Edge.Set> {
        .init(ModifierType.EdgesIgnoringSafeArea.self)
    }
}
