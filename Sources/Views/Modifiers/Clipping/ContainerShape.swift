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
    public var containerShape: AttributeQuery<ModifierType.ContainerShape> { .init(ModifierType.ContainerShape.self) }
}

extension AttributeQuery where Described == ModifierType.ContainerShape {
    /// The shape, which has to be of this type. Throws `InspectionError.modifierNotFound` where there is none,
    /// `typeMismatch` where it is another.
    @MainActor @preconcurrency public func callAsFunction<S: Shape>(_ type: S.Type) throws -> S {
        try InspectionError.cast(value, as: type)
    }
}
