extension ModifierType {
    public enum ContainerShape: AttributeModifierType {
        public static let attribute = ModifierAttribute<any Shape>(
            "ContainerShape", reads: [.reading("containerShape") { DynamicShape($0) }],
            forms: [.form(.required("shape", DynamicShape.self)) { $0.shape }])
    }

    /// The shape passed to `containerShape`, as the given type.
    public var containerShape: ViewCall<Void, any Shape> { .init(ModifierType.ContainerShape.self) }
}

extension View {
    /// Sets the shape that a `ContainerRelativeShape` within the view takes.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        attribute(ModifierType.ContainerShape.self, shape)
    }
}
