extension ModifierType {
    /// Sets the shape that ContainerRelativeShape takes within a view.
    public enum ContainerShape: AttributeModifierType {
        public typealias Value = any Shape
        public static let kind = attribute(
            "ContainerShape", reads: [.reading("containerShape", Self.self) { DynamicShape($0) }],
            forms: [form(.required("shape", DynamicShape.self)) { $0.shape }])
    }
}

extension View {
    /// Sets the shape that a `ContainerRelativeShape` within the view takes.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        attribute(ModifierType.ContainerShape.self, shape)
    }
}

extension ModifierReaders {
    /// The shape that a modifier of this view has a `ContainerRelativeShape` take.
    public var containerShape: ViewCall<Void, any Shape> { .init(ModifierType.ContainerShape.self) }
}
